import { useEffect, useRef } from 'react';
import type { Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { Zone } from '#rules/baseball/game/strike-zone.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { MarkIcon } from '../strike-zone/marks/mark-icon.tsx';
import { formatChallenge, formatFigures, shortCalls, shortPitchType } from './pitch-figures.ts';
import styles from './pitch-list.module.css';

function PitchRow({ pitch, zone, isNewest }: { pitch: Pitch; zone: Zone; isNewest: boolean }) {
  const { number, result, type, call, startSpeed } = pitch;
  const challenge = formatChallenge(pitch, zone);
  const figures = formatFigures(pitch);
  return (
    <li data-newest={isNewest || undefined}>
      <details name="pitch">
        <summary className={styles.row}>
          <MarkIcon result={result} number={number} />
          <span className="visually-hidden">{number} </span>
          <b>{shortPitchType(type)}</b> <span>{startSpeed !== null && startSpeed.toFixed(0)}</span>{' '}
          <span className={styles.call}>{call}</span>
          <span className={styles.shortCall} aria-hidden="true">
            {shortCalls[result]}
          </span>
        </summary>
        <p className={styles.details}>{[type, call, figures].filter(Boolean).join(' · ')}</p>
      </details>
      {challenge && <p className={styles.challenge}>{challenge}</p>}
    </li>
  );
}

/** px */
const rowHeight = 40;

type Props = { className: string | undefined; plateAppearance: PlateAppearance; title: string };

/** Every pitch of a plate appearance on a line, in order; each opens to its figures. A new one moves no other. */
export function PitchList({ className, plateAppearance, title }: Props) {
  const { pitches } = plateAppearance;
  const { length } = pitches;
  const box = useRef<HTMLDivElement>(null);
  // shows the newest pitch of a long plate appearance
  useEffect(() => {
    box.current?.scrollTo(0, length * rowHeight);
  }, [length]);
  return (
    <ScrollRegion ref={box} className={className} label={title}>
      <ol className={styles.pitches}>
        {pitches.map((pitch) => (
          <PitchRow
            key={pitch.number}
            pitch={pitch}
            zone={plateAppearance}
            isNewest={pitch.number === pitches.at(-1)?.number}
          />
        ))}
      </ol>
      {pitches.length === 0 && <p className={styles.empty}>No pitch yet.</p>}
    </ScrollRegion>
  );
}
