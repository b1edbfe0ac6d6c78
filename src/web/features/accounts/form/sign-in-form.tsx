import { callOnDemand } from '../../../api/call-on-demand.ts';
import { AccountForm } from './account-form.tsx';

export function SignInForm() {
  return (
    <AccountForm
      name="sign-in"
      heading="Log in"
      action="Sign In"
      enter={({ username = '', password = '' }) => callOnDemand('login', { body: { username, password } })}
      fallback="Login failed"
    />
  );
}
