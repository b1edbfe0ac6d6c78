import { useQuery } from '@tanstack/react-query';
import type { PickReport, pickReport } from '../contract.ts';
import { query } from '#platform/api/browser/query.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import message from '#ui/message.module.css';
import { Drawing } from '#ui/pictures/drawing.tsx';
import { describeSeason } from './describe-line.ts';
import { Divisions } from './divisions.tsx';
import { Leanings } from './leanings.tsx';
import styles from './season-picks-screen.module.css';

const minute = 60_000;

/** The report of the user's graded picks of the season. */
export const pickReportQuery = query<typeof pickReport>('GET /api/my-picks/season', {});

function SignedOut() {
  return (
    <section className={message.page}>
      <Drawing of="moments#walk-off" className={message.picture} />
      <h1 tabIndex={-1}>My season</h1>
      <p>Sign in to see the standings if your picks had come true, and which clubs you lean to.</p>
      <Link to={paths.login()} className={controls.filledButton}>
        Login
      </Link>
    </section>
  );
}

function Report({ report }: { report: PickReport }) {
  const nameOf = new Map(report.clubs.map(({ id, name }) => [id, name]));
  return (
    <>
      <Divisions report={report} nameOf={nameOf} />
      <Leanings report={report} nameOf={nameOf} />
    </>
  );
}

/** A user's graded picks of the season as a whole. A visitor is asked to sign in. */
export function SeasonPicksScreen() {
  const { user, isKnown } = useSession();
  const { data, refetch } = useQuery({
    ...pickReportQuery,
    enabled: user !== null,
    refetchInterval: 5 * minute,
  });
  if (user === null && isKnown) return <SignedOut />;
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={paths.myPicks()}>My picks</Link>
        <h1 tabIndex={-1}>My season</h1>
        <p>{describeSeason(data)}</p>
      </header>
      {data.bias.all.picks > 0 && <Report report={data} />}
    </div>
  );
}
