import { useState } from 'react';
import type { signup } from '#features/accounts/contract/accounts.ts';
import type { login } from '#features/accounts/contract/session.ts';
import { offerPasskeys, signInWithPasskey } from '#features/accounts/queries/passkeys.ts';
import type { Errand } from '#features/accounts/queries/session.ts';
import { signInForm, signUpForm } from '#features/accounts/rules/account-forms.ts';
import { paths } from '#platform/page/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import { openFirstPage } from './open-first-page.ts';
import styles from './account-page.module.css';

type EntryProps = {
  errand: Errand;
  /** inside a dialog, whose title says what the form is for */
  isInDialog?: boolean;
};

/** Signs in or up. Without scripts the server does the errand. */
function EntryForm({ isNew, errand, isInDialog }: EntryProps & { isNew: boolean }) {
  const parts = { posts: errand, isCompact: isInDialog };
  const next = { after: () => openFirstPage(errand) };
  const offer = async () => {
    // a refused passkey of the suggestions is reported by the button below, which asks again
    if (await offerPasskeys().catch(() => false)) await openFirstPage(errand);
  };
  const [username, password] = signInForm.fields;
  if (isNew)
    return (
      <Form
        {...parts}
        key="sign-up"
        form={signUpForm}
        send={(body, { send }) => send<typeof signup>(signUpForm.route, { body }, next)}
      />
    );
  return (
    <Form
      {...parts}
      key="sign-in"
      form={{ ...signInForm, fields: [{ ...username, onFocus: () => void offer() }, password] }}
      send={(body, { send }) => send<typeof login>(signInForm.route, { body }, next)}
    />
  );
}

/** Changes between both forms; without scripts the page is loaded with the other one. */
function Toggle({ isNew, errand, onToggle }: EntryProps & { isNew: boolean; onToggle: () => void }) {
  return (
    <form method="get" action={paths.login()} className={styles.toggle}>
      {Object.entries(errand).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        {...(!isNew && { name: 'form', value: 'sign-up' })}
        look="textButton"
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {isNew ? 'Already have an account? Log In' : "Don't have an account? Sign Up"}
      </Button>
    </form>
  );
}

/** Signs in or up, with a switch between both. */
export function AccountForm({ startsNew, ...props }: EntryProps & { startsNew: boolean }) {
  const [isNew, setIsNew] = useState(startsNew);
  const { errand, isInDialog } = props;
  // the form is longer than a dialog on a phone
  const toggle = <Toggle isNew={isNew} errand={errand} onToggle={() => setIsNew(!isNew)} />;
  return (
    <>
      {isInDialog && toggle}
      <EntryForm {...props} isNew={isNew} />
      {!isNew && <PasskeyButton errand={errand} />}
      {!isNew && <Link to={paths.recover()}>Forgot your password?</Link>}
      {!isInDialog && toggle}
    </>
  );
}

/** Signs in with a passkey instead of username and password. */
function PasskeyButton({ errand }: { errand: Errand }) {
  const { run, error, isDisabled } = useChange();
  return (
    <>
      <Button
        className="needs-script"
        disabled={isDisabled}
        onClick={() => void run(signInWithPasskey, { after: () => openFirstPage(errand) })}
      >
        Use a passkey
      </Button>
      <Problem text={error?.message} />
    </>
  );
}
