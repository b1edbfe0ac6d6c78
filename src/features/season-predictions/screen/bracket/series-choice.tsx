import type { BracketField } from '../../rules/bracket-shapes.ts';
import type { PredictedSeries } from '../../rules/follow-bracket.ts';
import { seriesPoints } from '../../rules/score-bracket.ts';
import { formatPoints } from '../board/board-text.ts';
import { describeOrigin } from './bracket-text.ts';
import { SeriesSide } from './series-side.tsx';
import styles from './series.module.css';

type SeriesChoiceProps = { field: BracketField; series: PredictedSeries; onChoose: (clubId: number) => void };

/** Chooses the winner of a series. A club that is not predicted yet has its origin instead. */
export function SeriesChoice({ field, series, onChoose }: SeriesChoiceProps) {
  const { id, name, round, clubs, winner } = series;
  return (
    <fieldset className={styles.series}>
      <legend className={styles.name}>
        {name}
        <small>{formatPoints(seriesPoints[round])}</small>
      </legend>
      {([0, 1] as const).map((side) => {
        const club = clubs[side];
        return club === null ? (
          <p key={side} className={styles.origin}>
            {describeOrigin(field, series, side)}
          </p>
        ) : (
          <label key={side} className={styles.side} data-chosen={winner?.id === club.id || undefined}>
            <input type="radio" name={id} checked={winner?.id === club.id} onChange={() => onChoose(club.id)} />
            <SeriesSide club={club} />
          </label>
        );
      })}
    </fieldset>
  );
}
