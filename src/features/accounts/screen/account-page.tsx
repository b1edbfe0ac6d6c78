import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../queries/session.ts';
import { productName } from '#platform/api/browser/page-head.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './account-page.module.css';
import { ScoringPanel } from './scoring/scoring-panel.tsx';
import { PasskeyButton } from './form/passkey-button.tsx';
import { SignInForm } from './form/sign-in-form.tsx';
import { SignedInNote } from './signed-in-note.tsx';
import { SignUpForm } from './form/sign-up-form.tsx';

/** Sign-in and sign-up on one page; shows sign-in first. A user who is already signed in gets links instead. */
export function AccountPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [isNew, setIsNew] = useState(searchOf('login', search).form === 'sign-up');
  // the form stays while its request signs in
  const [signedIn] = useState(user);
  if (signedIn !== null) return <SignedInNote username={signedIn.username} />;
  return (
    <div className={styles.page}>
      <section className={styles.entry}>
        <h1 tabIndex={-1} className={styles.title}>
          <Logo size={52} />
          {productName}
        </h1>
        {isNew ? <SignUpForm /> : <SignInForm />}
        {!isNew && <PasskeyButton />}
        {!isNew && <Link to={paths.recover()}>Forgot your password?</Link>}
        <button
          type="button"
          className={classNames(controls.textButton, styles.toggle, 'needs-script')}
          onClick={() => setIsNew(!isNew)}
        >
          {isNew ? 'Already have an account? Log In' : "Don't have an account? Sign Up"}
        </button>
      </section>
      <ScoringPanel />
    </div>
  );
}
