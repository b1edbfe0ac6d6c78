import { pages } from '#platform/api/pages.ts';
import type { FormCall, FormFields, PostedForm } from '#platform/http/register-forms.ts';
import { parsePickCode } from '#rules/picks/pick-code.ts';

/** The page after signing in, and the pick that a visitor has chosen before (`pickCode`). */
function entryOf({ pick, invitation }: FormFields): Pick<FormCall, 'next' | 'after'> {
  const chosen = parsePickCode(pick);
  const called = chosen === null ? '' : `?called=${chosen.gamePk}`;
  const path = invitation
    ? `${pages['private-leagues'].path}?code=${encodeURIComponent(invitation)}`
    : pages.home.path + called;
  if (chosen === null) return { next: { path } };
  const body = { game_Id: chosen.gamePk, predictedWinnerId: chosen.clubId };
  return { next: { path }, after: { route: 'POST /api/predictions', input: { body } } };
}

const signIn: PostedForm = {
  name: 'sign-in',
  page: pages.login.path,
  toCall: ({ username = '', password = '', ...others }) => ({
    form: 'sign-in',
    route: 'POST /api/login',
    input: { body: { username, password } },
    ...entryOf(others),
  }),
};

const signUp: PostedForm = {
  name: 'sign-up',
  page: pages.login.path,
  toCall: ({ username = '', email = '', password = '', ...others }) => ({
    form: 'sign-up',
    route: 'POST /api/signup',
    input: { body: { username, email, password } },
    ...entryOf(others),
  }),
};

const signOut: PostedForm = {
  name: 'sign-out',
  page: pages.signout.path,
  toCall: () => ({ form: 'sign-out', route: 'DELETE /api/logout', input: {}, next: { path: pages.home.path } }),
};

type OwnerForm = {
  name: string;
  /** a call for the account `id` */
  route: string;
  toBody: (fields: FormFields) => object;
} & Pick<FormCall, 'done' | 'describe'>;

/** A form of the settings, which the page of the user shows. */
function ofOwner({ name, route, toBody, ...more }: OwnerForm): PostedForm {
  return {
    name,
    page: pages.home.path,
    toCall: ({ id, ...fields }) => ({
      form: name,
      route,
      input: { params: { id }, body: toBody(fields) },
      next: { anchor: 'settings' },
      ...more,
    }),
  };
}

const settings = ofOwner({
  name: 'settings',
  route: 'PATCH /api/users/:id',
  toBody: ({ favorite_team: team, profilePic, usesConfidence, declinedOffer }) => ({
    ...(team !== undefined && { favorite_team: team === '' ? null : Number(team) }),
    ...(profilePic !== undefined && { profilePic }),
    ...(usesConfidence !== undefined && { usesConfidence: usesConfidence === 'true' }),
    ...(declinedOffer !== undefined && { declinedOffer }),
  }),
  done: 'Settings saved',
  describe: ({ message }) => `Couldn’t save your settings. Nothing changed. ${message}`,
});

const changePassword = ofOwner({
  name: 'password',
  route: 'POST /api/users/:id/password',
  toBody: ({ currentPassword = '', password = '' }) => ({ currentPassword, password }),
  done: 'The password is changed, and all other sessions have ended',
});

const changeEmail = ofOwner({
  name: 'email',
  route: 'POST /api/users/:id/email',
  toBody: ({ currentPassword = '', email = '' }) => ({ currentPassword, email }),
  done: 'The email is changed',
});

const signOutEverywhere: PostedForm = {
  name: 'sign-out-everywhere',
  page: pages.home.path,
  toCall: ({ id }) => ({
    form: 'sessions',
    route: 'DELETE /api/users/:id/sessions',
    input: { params: { id } },
    next: { path: pages.home.path },
  }),
};

/** The forms of accounts that work without scripts. */
export const accountForms: readonly PostedForm[] = [
  signIn,
  signUp,
  signOut,
  settings,
  changePassword,
  changeEmail,
  signOutEverywhere,
];
