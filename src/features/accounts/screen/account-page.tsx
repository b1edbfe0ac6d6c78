import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../queries/session.ts';
import { productName } from '#platform/api/browser/page-head.ts';
import { searchOf } from '#platform/api/browser/paths.ts';
import { Logo } from '#ui/logo.tsx';
import styles from './account-page.module.css';
import { AccountForm } from './form/account-form.tsx';
import { ScoringPanel } from './scoring/scoring-panel.tsx';
import { SignedInNote } from './signed-in-note.tsx';

/** Sign-in and sign-up on one page; shows sign-in first. A user who is already signed in gets links instead. */
export function AccountPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { form, ...errand } = searchOf('login', search);
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
        <AccountForm errand={errand} startsNew={form === 'sign-up'} />
      </section>
      <ScoringPanel />
    </div>
  );
}
