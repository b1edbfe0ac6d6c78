import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Practice } from '../contract.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { SignedOut } from '#ui/signed-out.tsx';
import { DayControls } from './day/day-controls.tsx';
import { PracticeDay } from './day/practice-day.tsx';
import { practiceQuery } from './practice-query.ts';
import { practiceDate } from './practice-date.ts';
import { PracticeRecord } from './record/practice-record.tsx';
import { SeasonList } from './record/season-list.tsx';
import styles from './practice-screen.module.css';
import { Note } from '#ui/note.tsx';

const pitch =
  'Call the games of past days, in summer and in winter. You see each matchup as it was on that morning, with the ' +
  'records, the starters and our forecast, and learn the result right after your call. Sign in to keep your record.';

function Screen({ practice: { record, seasons, day }, isBusy }: { practice: Practice; isBusy: boolean }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Practice</h1>
        <Note>
          Call the games of a past day as they stood that morning. A call is final, and shows the result.{' '}
          <Link to={paths.faq('practice')}>How practice works</Link>
        </Note>
      </header>
      <PracticeRecord record={record} />
      {day === null ? (
        <SeasonList seasons={seasons} />
      ) : (
        <section aria-labelledby="day" aria-busy={isBusy} className={styles.content}>
          <DayControls day={day} seasons={seasons} />
          <PracticeDay day={day} />
        </section>
      )}
    </div>
  );
}

/** The games of past days to call for practice. Before a call, nothing here requests or links a page with results. */
export function PracticeScreen() {
  const { user, isKnown } = useSession();
  const [search] = useSearchParams();
  const { data, isPlaceholderData, refetch } = useQuery({
    ...practiceQuery(practiceDate(search)),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  });
  if (user === null && isKnown)
    return (
      <SignedOut title="Practice" text={pitch}>
        <Link to={paths.faq('practice')}>How practice works</Link>
      </SignedOut>
    );
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return <Screen practice={data} isBusy={isPlaceholderData} />;
}
