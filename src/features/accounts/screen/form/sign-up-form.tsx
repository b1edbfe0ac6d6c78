import type { signup } from '../../contract/accounts.ts';
import { send } from '#platform/api/browser/call.ts';
import { offerRecovery } from '../../queries/offer-recovery.ts';
import { AccountForm } from './account-form.tsx';
import { Field } from '#ui/form/field.tsx';

export function SignUpForm() {
  return (
    <AccountForm
      name="sign-up"
      heading="Sign up"
      action="Sign Up"
      usernameHint="Public. Shown on the leaderboard."
      passwordHint="Password must include nine characters, one number, a capital letter, and a symbol"
      enter={async ({ username = '', email = '', password = '' }) => {
        await send<typeof signup>('POST /api/signup', { body: { username, email, password } });
        offerRecovery.set();
      }}
      fallback="Network response was not ok"
    >
      {({ email: error }) => (
        <Field
          form="sign-up"
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          error={error}
          hint="Private: never shown to anyone else"
        />
      )}
    </AccountForm>
  );
}
