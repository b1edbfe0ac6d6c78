import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TablePage } from '#contract/season-predictions.ts';
import { useCall } from '../../api/call-context.ts';
import { predictedTableQuery } from '../../api/queries/season-predictions.ts';
import { useSession } from '../../api/queries/session.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { BoardScreen } from './board/board-screen.tsx';
import { isBoardView, parsePrediction } from './prediction-params.ts';
import { PredictionFrame } from './prediction-frame.tsx';
import { ShownUser } from './shown-user.tsx';
import { SignIn } from './sign-in.tsx';
import { describeTable } from './table/describe-table.ts';
import { Rules } from './table/rules.tsx';
import { TableForm } from './table/table-form.tsx';
import { TableScores } from './table/table-scores.tsx';

const minute = 60_000;

/** The form while predictions are open, then a prediction with its points: the own one, or that of the requested user. */
function Table({ page: { contest, own, shown } }: { page: TablePage }) {
  const { user } = useSession();
  if (contest === null) return <p>Predictions open as soon as the dates of a season are known.</p>;
  if (shown !== null)
    return (
      <>
        <ShownUser username={shown.username} />
        <TableScores contest={contest} prediction={shown.prediction} />
      </>
    );
  if (user === null) return <SignIn reason={contest.isOpen ? 'to predict the table.' : 'to see your prediction.'} />;
  if (contest.isOpen) return <TableForm key={contest.season} contest={contest} saved={own} />;
  if (own === null) return <p>You did not predict the table of {contest.season}.</p>;
  return <TableScores contest={contest} prediction={own.prediction} />;
}

const frame = {
  title: 'Predict the table',
  to: paths.seasonPredictions,
  links: (
    <>
      <Link to={paths.standings()}>Standings</Link>
      <Link to={paths.bracketPredictions()}>Predict the bracket</Link>
    </>
  ),
};

function TableScreen() {
  const [search] = useSearchParams();
  const { data, isPlaceholderData, refetch } = useQuery({
    ...predictedTableQuery(useCall(), parsePrediction(search)),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  return (
    <PredictionFrame
      {...frame}
      page={data}
      state={data === undefined ? '' : describeTable(data.contest)}
      isBusy={isPlaceholderData}
      onRetry={() => void refetch()}
    >
      {data !== undefined && (
        <>
          <Rules />
          <Table page={data} />
        </>
      )}
    </PredictionFrame>
  );
}

const board = { ...frame, kind: 'table', describe: describeTable, correct: 'Exact places' } as const;

/** The predictions of the table of a season, or their board. */
export function SeasonPredictionsScreen() {
  const [search] = useSearchParams();
  return isBoardView(search) ? <BoardScreen kind={board} /> : <TableScreen />;
}
