import { useState, type FormEvent } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { chanceText } from '#features/chances/screen/chance-columns.tsx';
import type { BracketContest, SavedBracket, predictBracket } from '#features/season-predictions/contract.ts';
import { predictedBracketQuery } from '#features/season-predictions/queries.ts';
import type { BracketPrediction, BracketField } from '#features/season-predictions/rules/bracket-shapes.ts';
import { expectBracket } from '#features/season-predictions/rules/expect-points.ts';
import {
  chooseWinner,
  followBracket,
  withoutUnreached,
  type PredictedSeries,
  type SeededClub,
  seriesPoints,
  scoreBracket,
} from '#features/season-predictions/rules/follow-bracket.ts';
import { formatPoints } from '#features/season-predictions/screen/board-screen.tsx';
import { useSaving } from '#features/season-predictions/screen/prediction-frame.tsx';
import {
  Figures,
  loadPredictions,
  type PredictionKind,
  PredictionsScreen,
} from '#features/season-predictions/screen/prediction-view.tsx';
import { SaveBar } from '#features/season-predictions/screen/save-bar.tsx';
import { useChances } from '#features/season-predictions/screen/use-chances.ts';
import { paths } from '#platform/page/paths.ts';
import { goalOfWinner } from '#rules/baseball/chances/goals.ts';
import { rounds } from '#rules/baseball/series.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { BracketLayout } from '#ui/baseball/bracket-layout.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { describeMissingSeries, describeBracket, describeOrigin, describePick } from './bracket-text.ts';
import styles from '#features/season-predictions/screen/table-form.module.css';
import bracketStyles from '#ui/baseball/bracket-layout.module.css';
import seriesStyles from './series.module.css';

/** A club of a series with its seed. In the narrow columns of the drawn bracket it has its abbreviation. */
function SeriesSide({ club: { id, seed, shortName, abbreviation } }: { club: SeededClub }) {
  return (
    <>
      <span className={bracketStyles.seed}>
        <span className="visually-hidden">Seed </span>
        {seed}
      </span>
      <Emblem teamId={id} size={22} />
      <span className={seriesStyles.club}>
        <span className={bracketStyles.long}>{shortName}</span>
        <abbr className={bracketStyles.short} title={shortName}>
          {abbreviation}
        </abbr>
      </span>
    </>
  );
}

type BracketScoresProps = { contest: BracketContest; prediction: BracketPrediction };

type Chances = ReturnType<typeof useChances>;
type SeriesProps = { contest: BracketContest; series: PredictedSeries; chances: Chances };

/** ' · 61%' of the predicted winner of a series that is not decided */
function describeChance(chances: Chances, { round, winner }: PredictedSeries): string {
  const club = chances?.find(({ teamId }) => teamId === winner?.id);
  return club === undefined ? '' : ` · ${chanceText(club, goalOfWinner[round])}`;
}

/** A predicted series, and what its winner is worth. */
function Series({ contest: { field, results }, series, chances }: SeriesProps) {
  const { name, clubs, winner } = series;
  const { state, text } = describePick(field, results, series);
  return (
    <article className={seriesStyles.series} aria-label={name}>
      <h3 className={bracketStyles.name}>{name}</h3>
      {([0, 1] as const).map((side) => {
        const club = clubs[side];
        const isChosen = club !== null && club.id === winner?.id;
        return club === null ? (
          <p key={side} className={seriesStyles.origin}>
            {describeOrigin(field, series, side)}
          </p>
        ) : (
          <p key={side} className={seriesStyles.side} data-chosen={isChosen || undefined}>
            <span className={seriesStyles.check}>
              {isChosen && (
                <>
                  <span aria-hidden="true">✓</span>
                  <span className="visually-hidden">Predicted winner: </span>
                </>
              )}
            </span>
            <SeriesSide club={club} />
          </p>
        );
      })}
      <p className={seriesStyles.state} data-state={state}>
        {text}
        {state === 'open' && describeChance(chances, series)}
      </p>
    </article>
  );
}

/** A predicted bracket with the points so far of each series. */
function BracketScores({ contest, prediction }: BracketScoresProps) {
  const { total, correct } = scoreBracket(prediction, contest.field, contest.results);
  const series = followBracket(contest.field, prediction);
  const chances = useChances(contest);
  return (
    <Stack>
      <Figures
        figures={[
          ['Points', total],
          ...(chances === undefined
            ? []
            : [['Expected points', fixed(expectBracket(prediction, contest, chances), 1)] as const]),
          ['Correct series', correct],
          ['Decided series', contest.results.winners.length],
          ['Champion', series.at(-1)?.winner?.shortName ?? '–'],
        ]}
      />
      <BracketLayout series={series} isDrawn>
        {(each) => <Series contest={contest} series={each} chances={chances} />}
      </BracketLayout>
    </Stack>
  );
}

type SeriesChoiceProps = { field: BracketField; series: PredictedSeries; onChoose: (clubId: number) => void };

/** Chooses the winner of a series. A club that is not predicted yet has its origin instead. */
function SeriesChoice({ field, series, onChoose }: SeriesChoiceProps) {
  const { id, name, round, clubs, winner } = series;
  return (
    <fieldset className={seriesStyles.series}>
      <legend className={bracketStyles.name}>
        {name}
        <small>{formatPoints(seriesPoints[round])}</small>
      </legend>
      {([0, 1] as const).map((side) => {
        const club = clubs[side];
        return club === null ? (
          <p key={side} className={seriesStyles.origin}>
            {describeOrigin(field, series, side)}
          </p>
        ) : (
          <label key={side} className={seriesStyles.side} data-chosen={winner?.id === club.id || undefined}>
            <input type="radio" name={id} checked={winner?.id === club.id} onChange={() => onChoose(club.id)} />
            <SeriesSide club={club} />
          </label>
        );
      })}
    </fieldset>
  );
}

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

const bracket: PredictionKind<BracketContest, SavedBracket['prediction']> = {
  kind: 'bracket',
  title: 'Predict the bracket',
  description: 'Choose the winner of every postseason series, from the wild cards to the World Series.',
  query: predictedBracketQuery,
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

export async function loader(request: LoaderFunctionArgs) {
  return loadPredictions(request, bracket);
}

/** The predictions of the postseason's bracket, or their board. */
export function Component() {
  return <PredictionsScreen kind={bracket} />;
}

/** The bracket in which the winner of each series is chosen. The clubs of a later round follow from the choices. */
function BracketForm({ contest, saved }: { contest: BracketContest; saved: SavedBracket | null }) {
  const { season, field } = contest;
  const [kept, setKept] = useState<BracketPrediction>(saved?.prediction ?? { winners: [] });
  const { change, saved: onSaved, refuse } = useSaving(season, predictedBracketQuery);
  const series = followBracket(field, kept);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = describeMissingSeries(series);
    if (missing !== null) {
      refuse(missing);
      return;
    }
    const body = { season, prediction: withoutUnreached(field, kept) };
    void change.send<typeof predictBracket>('POST /api/season-predictions/bracket', { body }, onSaved);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <BracketLayout series={series} isDrawn>
        {(each) => (
          <SeriesChoice
            field={field}
            series={each}
            onChoose={(clubId) => {
              setKept(chooseWinner(kept, each.id, clubId));
              change.reset();
            }}
          />
        )}
      </BracketLayout>
      <SaveBar isSaved={saved !== null} change={change} />
    </form>
  );
}
