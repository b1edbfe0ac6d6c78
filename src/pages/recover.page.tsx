import type { recoverAccount, requestReset } from '#features/accounts/contract/security.ts';
import { codeForm, linkForm } from '#features/accounts/rules/account-forms.ts';
import { openFirstPage } from '#features/sign-in/screen/open-first-page.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { Link } from '#ui/kit/link.tsx';
import styles from '#features/sign-in/screen/account-page.module.css';

export function loader(): PageHead {
  return { title: 'Recover your account', description: 'Get a new password by email or with a recovery code.' };
}

export { RecoverPage as Component };

/** Replaces a forgotten password: with a recovery code or with a link by email. */
function RecoverPage() {
  return (
    <div className={styles.page}>
      <section className={styles.entry}>
        <h1 tabIndex={-1}>Recover your account</h1>
        <CodeForm />
        <Link to={paths.login()}>Back to sign in</Link>
      </section>
      <section className={styles.entry}>
        <LinkForm />
      </section>
    </div>
  );
}

function CodeForm() {
  return (
    <Form
      form={codeForm}
      send={(body, { send }) =>
        send<typeof recoverAccount>('POST /api/password/recover', { body }, { after: () => openFirstPage({}) })
      }
    />
  );
}

const sentText = 'If an account has verified this email, a link is on its way. It works for 30 minutes.';
const noMailText = 'This site sends no mail. Use a recovery code, or ask the operator of the site for a link.';

function LinkForm() {
  return (
    <Form
      form={linkForm}
      send={(body, { send }) => send<typeof requestReset>('POST /api/password/reset-link', { body })}
      doneOf={({ canMail }) => (canMail ? sentText : noMailText)}
    />
  );
}
