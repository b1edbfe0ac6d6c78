import { useState } from 'react';
import type { recoverAccount, requestReset } from '#features/accounts/contract/security.ts';
import { FormFrame, PasswordField } from '#features/sign-in/screen/form-frame.tsx';
import { openFirstPage } from '#features/sign-in/screen/open-first-page.ts';
import { send } from '#platform/page/call.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Field } from '#ui/form/field.tsx';
import { Link } from '#ui/link.tsx';
import styles from '#features/sign-in/screen/account-page.module.css';

export function loader(): PageHead {
  return { title: 'Recover your account', description: 'Get a new password by email or with a recovery code.' };
}

export { RecoverPage as Component };

/** Replaces a forgotten password: with a recovery code or with a link by email. */
function RecoverPage() {
  return (
    <div className={`${styles.page} stack framed`}>
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
    <FormFrame
      name="code"
      heading="With a recovery code"
      action="Set the password"
      fallback="The password was not changed"
      enter={({ username = '', code = '', password = '' }) =>
        send<typeof recoverAccount>('POST /api/password/recover', { body: { username, code, password } })
      }
      onDone={() => void openFirstPage({})}
    >
      {({ username, code, password }) => (
        <>
          <Field
            form="code"
            name="username"
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={username}
          />
          <Field
            form="code"
            name="code"
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={code}
          />
          <PasswordField form="code" label="New password" autoComplete="new-password" error={password} />
        </>
      )}
    </FormFrame>
  );
}

const sentText = 'If an account has verified this email, a link is on its way. It works for 30 minutes.';
const noMailText = 'This site sends no mail. Use a recovery code, or ask the operator of the site for a link.';

function LinkForm() {
  const [result, setResult] = useState<string | null>(null);
  return (
    <>
      <FormFrame
        name="link"
        heading="With a link by email"
        action="Send a link"
        fallback="The request failed"
        enter={async ({ email = '' }) => {
          const { canMail } = await send<typeof requestReset>('POST /api/password/reset-link', { body: { email } });
          setResult(canMail ? sentText : noMailText);
        }}
        onDone={() => {}}
      >
        {({ email }) => (
          <Field form="link" name="email" label="Email" type="email" autoComplete="email" error={email} />
        )}
      </FormFrame>
      <p role="status">{result}</p>
    </>
  );
}
