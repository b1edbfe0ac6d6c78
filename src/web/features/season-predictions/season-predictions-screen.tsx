import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TablePage } from '#contract/season-predictions.ts';
import { useCall } from '../../api/call-context.ts';
import { predictedTableQuery } from '../../api/queries/season-predictions.ts';
import { useSession } from '../../api/queries/session.ts';
import { paths } from '../../paths.ts';
import controls from '../../ui/controls.module.css';
import { SeasonSelect } from '../../ui/form/season-select.tsx';
import { Link } from '../../ui/link.tsx';
import { Loader } from '../../ui/loader.tsx';
import { describeTable } from './table/describe-table.ts';
import { Rules } from './table/rules.tsx';
import { TableForm } from './table/table-form.tsx';
import { TableScores } from './table/table-scores.tsx';
import styles from './season-predictions-screen.module.css';

const minute = 60_000;

/** The form while predictions are open, then the user's prediction with its points. */
function Table({ page: { contest, own } }: { page: TablePage }) {
  const { user, isKnown } = useSession();
  if (contest === null) return <p>Predictions open as soon as the dates of a season are known.</p>;
  if (user === null)
    return (
      isKnown && (
        <p className={styles.signIn}>
          <Link to={paths.login()} className={controls.filledButton}>
            Login
          </Link>{' '}
          {contest.isOpen ? 'to predict the table.' : 'to see your prediction.'}
        </p>
      )
    );
  if (contest.isOpen) return <TableForm key={contest.season} contest={contest} saved={own} />;
  if (own === null) return <p>You did not predict the table of {contest.season}.</p>;
  return <TableScores contest={contest} prediction={own.prediction} />;
}

/** The predictions of a season: the table. */
export function SeasonPredictionsScreen() {
  const [search] = useSearchParams();
  const season = search.get('season') || undefined;
  const { data, isPlaceholderData, refetch } = useQuery({
    ...predictedTableQuery(useCall(), season),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>
          Predict the table
          <small className={styles.state}>{data === undefined ? ' ' : describeTable(data.contest)}</small>
        </h1>
        {data?.contest && data.seasons.length > 1 && (
          <SeasonSelect value={data.contest.season} seasons={data.seasons} />
        )}
      </header>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={styles.content}>
          <Rules />
          <Table page={data} />
        </div>
      )}
    </div>
  );
}
