import type { BracketContest } from '../../contract.ts';
import type { BracketPrediction } from '../../rules/bracket-shapes.ts';
import { followBracket, type PredictedSeries } from '../../rules/follow-bracket.ts';
import { scoreBracket } from '../../rules/score-bracket.ts';
import { BracketLayout } from '#ui/bracket/bracket-layout.tsx';
import styles from '../table/table-scores.module.css';
import { describeOrigin, describePick } from './bracket-text.ts';
import { SeriesSide } from './series-side.tsx';
import card from './series.module.css';
import { Grid } from '#ui/grid.tsx';
import { Stack } from '#ui/stack.tsx';

type BracketScoresProps = { contest: Pick<BracketContest, 'field' | 'results'>; prediction: BracketPrediction };

/** A predicted series, and what its winner is worth. */
function Series({
  contest: { field, results },
  series,
}: {
  contest: BracketScoresProps['contest'];
  series: PredictedSeries;
}) {
  const { name, clubs, winner } = series;
  const { state, text } = describePick(field, results, series);
  return (
    <article className={card.series} aria-label={name}>
      <h3 className={card.name}>{name}</h3>
      {([0, 1] as const).map((side) => {
        const club = clubs[side];
        const isChosen = club !== null && club.id === winner?.id;
        return club === null ? (
          <p key={side} className={card.origin}>
            {describeOrigin(field, series, side)}
          </p>
        ) : (
          <p key={side} className={card.side} data-chosen={isChosen || undefined}>
            <span className={card.check}>
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
      <p className={card.state} data-state={state}>
        {text}
      </p>
    </article>
  );
}

/** A predicted bracket with the points so far of each series. */
export function BracketScores({ contest, prediction }: BracketScoresProps) {
  const { total, correct } = scoreBracket(prediction, contest.field, contest.results);
  const series = followBracket(contest.field, prediction);
  const figures = [
    ['Points', total],
    ['Correct series', correct],
    ['Decided series', contest.results.winners.length],
    ['Champion', series.at(-1)?.winner?.shortName ?? '–'],
  ] as const;
  return (
    <Stack>
      <Grid as="dl" columns="narrow" gap={3} className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Grid>
      <BracketLayout series={series} isDrawn>
        {(each) => <Series contest={contest} series={each} />}
      </BracketLayout>
    </Stack>
  );
}
