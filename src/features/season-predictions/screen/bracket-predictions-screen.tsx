import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BracketContest, SavedBracket } from '../contract.ts';
import { predictedBracketQuery } from '../queries.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { BoardScreen } from './board/board-screen.tsx';
import { BracketForm } from './bracket/bracket-form.tsx';
import { BracketRules } from './bracket/bracket-rules.tsx';
import { BracketScores } from './bracket/bracket-scores.tsx';
import { describeBracket } from './bracket/bracket-text.ts';
import { type PredictionKind, PredictionView } from './prediction-view.tsx';

const minute = 60_000;

const bracket: PredictionKind<BracketContest, SavedBracket['prediction']> = {
  kind: 'bracket',
  title: 'Predict the bracket',
  to: paths.bracketPredictions,
  links: (
    <>
      <Link to={paths.postseason()}>Postseason</Link>
      <Link to={paths.seasonPredictions()}>Predict the table</Link>
    </>
  ),
  describe: describeBracket,
  correct: 'Correct series',
  rules: <BracketRules />,
  waiting: 'The bracket opens when the twelve clubs of the postseason are known.',
  signIn: { open: 'to predict the bracket.', closed: 'to see your bracket.' },
  form: (contest, saved) => <BracketForm key={contest.season} contest={contest} saved={saved} />,
  scores: (contest, prediction) => <BracketScores contest={contest} prediction={prediction} />,
};

function BracketScreen() {
  const [search] = useSearchParams();
  const query = useQuery({
    ...predictedBracketQuery(searchOf('bracket-predictions', search)),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  return <PredictionView kind={bracket} query={query} />;
}

/** The predictions of the postseason's bracket, or their board. */
export function BracketPredictionsScreen() {
  const [search] = useSearchParams();
  return searchOf('bracket-predictions', search).view === 'board' ? <BoardScreen kind={bracket} /> : <BracketScreen />;
}
