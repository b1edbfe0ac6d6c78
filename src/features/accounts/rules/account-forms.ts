/** The fields of forms, which are also those of the bodies that they send. */
const username = { name: 'username', label: 'Username', autoCapitalize: 'none', spellCheck: false } as const;
const email = { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' } as const;
const password = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
const newPassword = { ...password, autoComplete: 'new-password', canBeShown: true } as const;

/** The field that confirms a change of the account. */
export const currentPassword = {
  name: 'currentPassword',
  label: 'Current password',
  type: 'password',
  autoComplete: 'current-password',
} as const;

const passwordHint =
  'Password must include nine characters, one number, a capital letter, and a symbol; or be a phrase of 15 characters. ' +
  'Refused: common passwords, club names, your name.';

/** These four forms are sent to their route with scripts, and posted to /forms/NAME without. `done`: the message after a success */
export const signInForm = {
  name: 'sign-in',
  fallback: 'Login failed',
  route: 'POST /api/login',
  heading: 'Sign in',
  isMain: true,
  action: 'Sign In',
  fields: [
    { ...username, autoComplete: 'username webauthn', hint: 'Your username, not your email' },
    { ...password, autoComplete: 'current-password', canBeShown: true },
  ],
} as const;

export const signUpForm = {
  name: 'sign-up',
  fallback: 'Network response was not ok',
  route: 'POST /api/signup',
  heading: 'Sign up',
  isMain: true,
  action: 'Sign Up',
  fields: [
    { ...username, autoComplete: 'username', hint: 'Public. Shown on the leaderboard.' },
    { ...email, hint: 'Private: never shown to anyone else' },
    { ...newPassword, hint: passwordHint },
  ],
} as const;

export const passwordForm = {
  name: 'password',
  route: 'POST /api/users/:id/password',
  action: 'Change the password',
  fields: [currentPassword, { ...newPassword, label: 'New password', canBeShown: false }],
  done: 'The password is changed, and all other sessions have ended',
} as const;

export const emailForm = {
  name: 'email',
  route: 'POST /api/users/:id/email',
  action: 'Change the email',
  fields: [{ ...email, label: 'New email' }, currentPassword],
  done: 'The email is changed',
} as const;

const setPassword = 'Set the password';
const fallback = 'The password was not changed';

/** Replaces a forgotten password. It needs scripts, as those below. */
export const codeForm = {
  name: 'code',
  fallback,
  heading: 'With a recovery code',
  isMain: true,
  action: setPassword,
  fields: [
    { ...username, autoComplete: 'username' },
    { name: 'code', label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    { ...newPassword, label: 'New password' },
  ],
} as const;

export const linkForm = {
  name: 'link',
  fallback: 'The request failed',
  heading: 'With a link by email',
  isMain: true,
  action: 'Send a link',
  fields: [email],
} as const;

export const resetForm = {
  name: 'reset',
  fallback,
  heading: 'Your new password',
  isMain: true,
  action: setPassword,
  fields: [newPassword],
} as const;
