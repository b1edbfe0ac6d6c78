import { useQuery } from '@tanstack/react-query';
import type { PickReport, pickReport } from '../contract.ts';
import { query } from '#platform/api/browser/query.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { SignedOut } from '#ui/signed-out.tsx';
import { picksForReport } from '../rules/picks-for-report.ts';
import { describeSeason } from './describe-line.ts';
import { Divisions } from './divisions.tsx';
import { Leanings } from './leanings.tsx';
import { Note } from '#ui/note.tsx';
import styles from './season-picks-screen.module.css';

const minute = 60_000;

/** The report of the user's graded picks of the season. */
export const pickReportQuery = query<typeof pickReport>('GET /api/my-picks/season', {});

const pitch = 'Sign in to see the standings if your picks had come true, and which clubs you lean to.';

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
  if (user === null && isKnown) return <SignedOut title="My season" text={pitch} />;
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <header>
        <Link to={paths.myPicks()}>My picks</Link>
        <h1 tabIndex={-1}>My season</h1>
        <Note>{describeSeason(data)}</Note>
      </header>
      {data.bias.all.picks >= picksForReport && <Report report={data} />}
    </div>
  );
}
