import { useCall } from '../../../api/call-context.ts';
import { AccountForm } from './account-form.tsx';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const passwordHint = 'Password must include nine characters, one number, a capital letter, and a symbol';

export function SignUpForm() {
  const call = useCall();
  const form = useAccountForm({
    enter: ({ username = '', email = '', password = '' }) => call('signup', { body: { username, email, password } }),
    fallback: 'Network response was not ok',
  });
  const fields = form.error?.fields;
  return (
    <AccountForm form={form} heading="Sign up" action="Sign Up">
      <FormField
        form="sign-up"
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fields?.username}
        hint="Public: it stands on the leaderboard"
      />
      <FormField
        form="sign-up"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        error={fields?.email}
        hint="Private: never shown to anyone else"
      />
      <PasswordField form="sign-up" autoComplete="new-password" error={fields?.password} hint={passwordHint} />
    </AccountForm>
  );
}
