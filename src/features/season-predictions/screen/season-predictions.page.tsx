import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { pageContext, type PageHead } from '#platform/api/browser/page-context.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import type { SavedTable, TableContest } from '../contract.ts';
import { predictedTableQuery, seasonBoardQuery } from '../queries.ts';
import { tablePoints } from '../rules/check-table.ts';
import { BoardScreen } from './board-screen.tsx';
import { type PredictionKind, PredictionView } from './prediction-view.tsx';
import { TableForm } from './table-form.tsx';
import { describeTable, TableScores } from './table-scores.tsx';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const place = searchOf('season-predictions', new URL(request.url).searchParams);
  const isBoard = place.view === 'board';
  await Promise.all([
    isBoard ? load(page, seasonBoardQuery({ kind: 'table', ...place })) : load(page, predictedTableQuery(place)),
    loadIfPossible(page, sessionQuery),
  ]);
  return {
    title: isBoard ? 'Board of the predicted tables' : 'Predict the table',
    description: 'Order every division, choose the postseason field and the champion, and score points all year.',
  };
}

export { SeasonPredictionsScreen as Component };

const { exactPlace, onePlaceOff, postseasonClub, champion } = tablePoints;

/** The points of the table in one paragraph. */
function Rules() {
  return (
    <Note>
      Order the clubs of each division, choose three wild cards per league and the champion. A club in its exact place
      is worth {exactPlace} points, one place off {onePlaceOff}, a postseason club {postseasonClub}, and the champion{' '}
      {champion}. Other users see your prediction after the deadline.{' '}
      <Link to={paths.faq('season-predictions')}>How season predictions work</Link>
    </Note>
  );
}

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
function SeasonPredictionsScreen() {
  const [search] = useSearchParams();
  return searchOf('season-predictions', search).view === 'board' ? <BoardScreen kind={table} /> : <TableScreen />;
}
