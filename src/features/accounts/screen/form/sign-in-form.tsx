import type { login } from '../../contract/accounts.ts';
import { send } from '#platform/api/browser/call.ts';
import { AccountForm } from './account-form.tsx';

export function SignInForm() {
  return (
    <AccountForm
      name="sign-in"
      heading="Log in"
      action="Sign In"
      enter={({ username = '', password = '' }) =>
        send<typeof login>('POST /api/login', { body: { username, password } })
      }
      fallback="Login failed"
    />
  );
}
