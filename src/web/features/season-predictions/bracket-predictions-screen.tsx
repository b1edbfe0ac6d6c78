import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BracketPage } from '#contract/season-predictions.ts';
import { useCall } from '../../api/call-context.ts';
import { predictedBracketQuery } from '../../api/queries/season-predictions.ts';
import { useSession } from '../../api/queries/session.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { BoardScreen } from './board/board-screen.tsx';
import { BracketForm } from './bracket/bracket-form.tsx';
import { BracketRules } from './bracket/bracket-rules.tsx';
import { BracketScores } from './bracket/bracket-scores.tsx';
import { describeBracket } from './bracket/bracket-text.ts';
import { isBoardView, parsePrediction } from './prediction-params.ts';
import { PredictionFrame } from './prediction-frame.tsx';
import { ShownUser } from './shown-user.tsx';
import { SignIn } from './sign-in.tsx';

const minute = 60_000;

/** The form while predictions are open, then a bracket with its points: the own one, or that of the requested user. */
function Bracket({ page: { contest, own, shown } }: { page: BracketPage }) {
  const { user } = useSession();
  if (contest === null) return <p>The bracket opens when the twelve clubs of the postseason are known.</p>;
  if (shown !== null)
    return (
      <>
        <ShownUser username={shown.username} />
        <BracketScores contest={contest} prediction={shown.prediction} />
      </>
    );
  if (user === null) return <SignIn reason={contest.isOpen ? 'to predict the bracket.' : 'to see your bracket.'} />;
  if (contest.isOpen) return <BracketForm key={contest.season} contest={contest} saved={own} />;
  if (own === null) return <p>You did not predict the bracket of {contest.season}.</p>;
  return <BracketScores contest={contest} prediction={own.prediction} />;
}

const frame = {
  title: 'Predict the bracket',
  to: paths.bracketPredictions,
  links: (
    <>
      <Link to={paths.postseason()}>Postseason</Link>
      <Link to={paths.seasonPredictions()}>Predict the table</Link>
    </>
  ),
};

function BracketScreen() {
  const [search] = useSearchParams();
  const { data, isPlaceholderData, refetch } = useQuery({
    ...predictedBracketQuery(useCall(), parsePrediction(search)),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  return (
    <PredictionFrame
      {...frame}
      page={data}
      state={data === undefined ? '' : describeBracket(data.contest)}
      isBusy={isPlaceholderData}
      onRetry={() => void refetch()}
    >
      {data !== undefined && (
        <>
          <BracketRules />
          <Bracket page={data} />
        </>
      )}
    </PredictionFrame>
  );
}

const board = { ...frame, kind: 'bracket', describe: describeBracket, correct: 'Correct series' } as const;

/** The predictions of the postseason's bracket, or their board. */
export function BracketPredictionsScreen() {
  const [search] = useSearchParams();
  return isBoardView(search) ? <BoardScreen kind={board} /> : <BracketScreen />;
}
