import type { LoaderFunctionArgs } from 'react-router';
import type { SavedTable, TableContest } from '#features/season-predictions/contract.ts';
import { predictedTableQuery } from '#features/season-predictions/queries.ts';
import { tablePoints } from '#features/season-predictions/rules/check-table.ts';
import {
  loadPredictions,
  type PredictionKind,
  PredictionsScreen,
} from '#features/season-predictions/screen/prediction-view.tsx';
import { paths } from '#platform/page/paths.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { TableForm } from './table-form.tsx';
import { describeTable, TableScores } from './table-scores.tsx';

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

const table: PredictionKind<TableContest, SavedTable['prediction']> = {
  kind: 'table',
  title: 'Predict the table',
  description: 'Order every division, choose the postseason field and the champion, and score points all year.',
  query: predictedTableQuery,
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

export async function loader(request: LoaderFunctionArgs) {
  return loadPredictions(request, table);
}

/** The predictions of the table of a season, or their board. */
export function Component() {
  return <PredictionsScreen kind={table} />;
}
