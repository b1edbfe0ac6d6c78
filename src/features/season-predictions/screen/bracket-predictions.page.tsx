import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { predictedBracketQuery, seasonBoardQuery } from '../queries.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BracketContest, SavedBracket, BracketPage, predictBracket } from '../contract.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { BoardScreen } from './board/board-screen.tsx';
import { useState, type FormEvent } from 'react';
import type { BracketPrediction } from '../rules/bracket-shapes.ts';
import { chooseWinner, followBracket, withoutUnreached } from '../rules/follow-bracket.ts';
import { send } from '#platform/api/browser/call.ts';
import { BracketLayout } from '#ui/bracket/bracket-layout.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaving } from './use-saving.ts';
import { describeMissingSeries, describeBracket } from './bracket/bracket-text.ts';
import styles from './table/table-form.module.css';
import { SeriesChoice } from './bracket/series-choice.tsx';
import { rounds } from '#rules/baseball/postseason/series.ts';
import { seriesPoints } from '../rules/score-bracket.ts';
import { Note } from '#ui/note.tsx';
import { BracketScores } from './bracket/bracket-scores.tsx';
import { type PredictionKind, PredictionView } from './prediction-view.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const place = searchOf('bracket-predictions', new URL(request.url).searchParams);
  const isBoard = place.view === 'board';
  await Promise.all([
    isBoard ? load(page, seasonBoardQuery({ kind: 'bracket', ...place })) : load(page, predictedBracketQuery(place)),
    loadIfPossible(page, sessionQuery),
  ]);
  return {
    title: isBoard ? 'Board of the predicted brackets' : 'Predict the bracket',
    description: 'Choose the winner of every postseason series, from the wild cards to the World Series.',
  };
}

export { BracketPredictionsScreen as Component };

const points = rounds.map((round) => seriesPoints[round]);

/** The points of the bracket in one paragraph. */
function BracketRules() {
  return (
    <Note>
      Choose the winner of every series, from the wild cards to the World Series. A correct series is worth{' '}
      {points.slice(0, -1).join(', ')} or {points.at(-1)} points by its round. Other users see your bracket after the
      first lock of the postseason. <Link to={paths.faq('season-predictions')}>How season predictions work</Link>
    </Note>
  );
}

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
function BracketPredictionsScreen() {
  const [search] = useSearchParams();
  return searchOf('bracket-predictions', search).view === 'board' ? <BoardScreen kind={bracket} /> : <BracketScreen />;
}

type BracketFormProps = { contest: BracketContest; saved: SavedBracket | null };

/** The bracket in which the winner of each series is chosen. The clubs of a later round follow from the choices. */
function BracketForm({ contest: { season, field }, saved }: BracketFormProps) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<BracketPrediction>(saved?.prediction ?? { winners: [] });
  const { message, setMessage, save } = useSaving();
  const series = followBracket(field, kept);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = describeMissingSeries(series);
    if (missing !== null) {
      setMessage({ text: missing, isError: true });
      return;
    }
    await save(async () => {
      const own = await send<typeof predictBracket>('POST /api/season-predictions/bracket', {
        body: { season, prediction: withoutUnreached(field, kept) },
      });
      for (const { queryKey } of [predictedBracketQuery({}), predictedBracketQuery({ season })])
        queryClient.setQueryData(queryKey, (page: BracketPage | undefined) =>
          page?.contest?.season === season ? { ...page, own } : page,
        );
    });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <BracketLayout series={series} isDrawn>
        {(each) => (
          <SeriesChoice
            field={field}
            series={each}
            onChoose={(clubId) => {
              setKept(chooseWinner(kept, each.id, clubId));
              setMessage(null);
            }}
          />
        )}
      </BracketLayout>
      <SaveBar isSaved={saved !== null} message={message} />
    </form>
  );
}
