import { useState } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { AccountForm } from '#features/sign-in/screen/account-form.tsx';
import { productName, type PageHead } from '#platform/page/page-context.ts';
import { searchOf, paths } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { lockLeadText } from '#rules/picks/lock.ts';
import { hitTitle, totalBases } from '#rules/picks/scoring.ts';
import { BasePath } from '#ui/baseball/base-path.tsx';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Drawing } from '#ui/kit/drawing.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Logo } from '#ui/kit/logo.tsx';
import { Message } from '#ui/kit/message.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from '#features/sign-in/screen/account-page.module.css';

export function loader(): PageHead {
  return {
    title: 'Sign in or sign up',
    description: 'Sign in to call the winners of today’s games, or make an account.',
  };
}

export { AccountPage as Component };

/** Sign-in and sign-up on one page; shows sign-in first. A user who is already signed in gets links instead. */
function AccountPage() {
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

/** Replaces the sign-in form for a user who is signed in. */
function SignedInNote({ username }: { username: string }) {
  return (
    <Message title={`You are signed in as ${username}`}>
      <ButtonLink to={paths.today()} isFilled>
        Today’s games
      </ButtonLink>
      <Link to={paths.signout()}>Sign out</Link>
    </Message>
  );
}

const streaks = ['1st', '2nd', '3rd', '4th and on'] as const;

const columns: readonly Column<number>[] = [
  { id: 'streak', head: 'Right in a row', value: (streak) => streaks[streak - 1] ?? null },
  {
    id: 'title',
    head: 'Scores as',
    isText: true,
    value: hitTitle,
    cell: (streak) => (
      <>
        <BasePath bases={streak} size={28} />
        {hitTitle(streak)}
      </>
    ),
  },
  { id: 'bases', head: 'Bases', value: totalBases },
];

/** The scoring rules in four lines, below a drawing of the ballpark. */
function ScoringPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="scoring-heading">
      <h2 id="scoring-heading" className={styles.heading}>
        Call the winner. Keep the streak going.
      </h2>
      <Drawing of="park#park" className={styles.picture} />
      <div className={styles.text}>
        <PlainTable
          caption="Total bases of correct calls in a row"
          columns={columns}
          rows={[1, 2, 3, 4]}
          rowKey={(streak) => streak}
          isSortable={false}
          scrollLabel={null}
          className={styles.table}
        />
        <p>One wrong call ends the streak. Calls close {lockLeadText} before the first pitch.</p>
      </div>
    </aside>
  );
}
