import { useCall } from '../../../api/call-context.ts';
import { AccountForm } from './account-form.tsx';

export function SignInForm() {
  const call = useCall();
  return (
    <AccountForm
      name="sign-in"
      heading="Log in"
      action="Sign In"
      enter={({ username = '', password = '' }) => call('login', { body: { username, password } })}
      fallback="Login failed"
    />
  );
}
