import type { resetPassword } from '#features/accounts/contract/security.ts';
import { resetForm } from '#features/accounts/rules/account-forms.ts';
import { openFirstPage, readLinkToken } from '#features/sign-in/screen/open-first-page.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { Link } from '#ui/kit/link.tsx';
import styles from '#features/sign-in/screen/account-page.module.css';

export function loader(): PageHead {
  return { title: 'Set a new password', description: 'Choose a new password for your account.' };
}

export { NewPasswordPage as Component };

/** The page of a reset link: sets a new password. */
function NewPasswordPage() {
  return (
    <div className={styles.page}>
      <section className={styles.entry}>
        <h1 tabIndex={-1}>Set a new password</h1>
        <Form
          form={resetForm}
          send={({ password }, { send }) =>
            send<typeof resetPassword>(
              'POST /api/password/reset',
              { body: { token: readLinkToken(), password } },
              { after: () => openFirstPage({}) },
            )
          }
        />
        <Link to={paths.recover()}>Other ways to recover your account</Link>
      </section>
    </div>
  );
}
