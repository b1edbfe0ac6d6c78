import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SavedTable, TableContest } from '../contract.ts';
import { predictedTableQuery } from '../queries.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { BoardScreen } from './board/board-screen.tsx';
import { type PredictionKind, PredictionView } from './prediction-view.tsx';
import { describeTable } from './table/describe-table.ts';
import { Rules } from './table/rules.tsx';
import { TableForm } from './table/table-form.tsx';
import { TableScores } from './table/table-scores.tsx';

const minute = 60_000;

const table: PredictionKind<TableContest, SavedTable['prediction']> = {
  kind: 'table',
  title: 'Predict the table',
  to: paths.seasonPredictions,
  links: (
    <>
      <Link to={paths.standings()}>Standings</Link>
      <Link to={paths.bracketPredictions()}>Predict the bracket</Link>
    </>
  ),
  describe: describeTable,
  correct: 'Exact places',
  rules: <Rules />,
  waiting: 'Predictions open as soon as the dates of a season are known.',
  signIn: { open: 'to predict the table.', closed: 'to see your prediction.' },
  form: (contest, saved) => <TableForm key={contest.season} contest={contest} saved={saved} />,
  scores: (contest, prediction) => <TableScores contest={contest} prediction={prediction} />,
};

function TableScreen() {
  const [search] = useSearchParams();
  const query = useQuery({
    ...predictedTableQuery(searchOf('season-predictions', search)),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  return <PredictionView kind={table} query={query} />;
}

/** The predictions of the table of a season, or their board. */
export function SeasonPredictionsScreen() {
  const [search] = useSearchParams();
  return searchOf('season-predictions', search).view === 'board' ? <BoardScreen kind={table} /> : <TableScreen />;
}
