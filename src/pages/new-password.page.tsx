import type { resetPassword } from '#features/accounts/contract/security.ts';
import { FormFrame, PasswordField } from '#features/sign-in/screen/form-frame.tsx';
import { openFirstPage } from '#features/sign-in/screen/open-first-page.ts';
import { readLinkToken } from '#features/sign-in/screen/use-account-form.ts';
import { send } from '#platform/page/call.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from '#features/sign-in/screen/account-page.module.css';

export function loader(): PageHead {
  return { title: 'Set a new password', description: 'Choose a new password for your account.' };
}

export { NewPasswordPage as Component };

/** The page of a reset link: sets a new password. */
function NewPasswordPage() {
  return (
    <div className={`${styles.page} stack framed`}>
      <section className={styles.entry}>
        <h1 tabIndex={-1}>Set a new password</h1>
        <FormFrame
          name="reset"
          heading="Your new password"
          action="Set the password"
          fallback="The password was not changed"
          enter={({ password = '' }) =>
            send<typeof resetPassword>('POST /api/password/reset', { body: { token: readLinkToken(), password } })
          }
          onDone={() => void openFirstPage({})}
        >
          {({ password }) => <PasswordField form="reset" autoComplete="new-password" error={password} />}
        </FormFrame>
        <Link to={paths.recover()}>Other ways to recover your account</Link>
      </section>
    </div>
  );
}
