import { inningStarts } from '../rules/find-moment.ts';
import { Slider } from '#ui/form/slider.tsx';
import type { Replay } from '../queries/use-replay.ts';
import styles from './replay-bar.module.css';

type ScrubberProps = { replay: Replay; text: string; marksAhead: boolean };

const percent = (place: number, last: number): string => `${Math.round((place / Math.max(1, last)) * 10_000) / 100}%`;

/** A slider over the moments of a game, with the innings and the scoring plays below it. */
export function Scrubber({ replay: { moments, place, show, keep }, text, marksAhead }: ScrubberProps) {
  const last = moments.length - 1;
  const scoring = moments.flatMap(({ isScoring }, each) => (isScoring && (marksAhead || each <= place) ? [each] : []));
  return (
    <div className={styles.scrubber}>
      <Slider
        label="Moment of the game"
        isLabelHidden
        text={text}
        min={0}
        max={Math.max(1, last)}
        value={place}
        disabled={last < 1}
        onPick={show}
        onPointerUp={() => keep(place)}
        onKeyUp={() => keep(place)}
        onBlur={() => keep(place)}
      />
      <svg className={styles.marks} aria-hidden="true">
        {inningStarts(moments).map(({ inning, place: start }) => (
          <g key={inning}>
            <line x1={percent(start, last)} x2={percent(start, last)} y1="0" y2="5" />
            <text x={percent(start, last)} y="16">
              {inning}
            </text>
          </g>
        ))}
        {scoring.map((each) => (
          <circle key={each} cx={percent(each, last)} cy="4" r="4" />
        ))}
      </svg>
    </div>
  );
}
