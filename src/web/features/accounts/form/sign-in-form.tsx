import { useCall } from '../../../api/call-context.ts';
import { AccountForm } from './account-form.tsx';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

export function SignInForm() {
  const call = useCall();
  const form = useAccountForm({
    enter: ({ username = '', password = '' }) => call('login', { body: { username, password } }),
    fallback: 'Login failed',
  });
  const fields = form.error?.fields;
  return (
    <AccountForm form={form} heading="Log in" action="Sign In">
      <FormField
        form="sign-in"
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fields?.username}
      />
      <PasswordField form="sign-in" autoComplete="current-password" error={fields?.password} />
    </AccountForm>
  );
}
