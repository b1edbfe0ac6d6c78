import { useEffect } from 'react';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { formatBothChances } from '#ui/format-both-chances.ts';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import { ZoneThumbnail } from '../strike-zone/zone-thumbnail.tsx';
import styles from './win-probability.module.css';

type Props = { play: PlateAppearance; teams: GameView['teams']; isAtEnd: boolean; onClose: () => void };

/** A play and its pitches, over the half of the chart without the line. Escape closes it. `isAtEnd`: at the right edge */
export function PlayAtPointer({ play, teams, isAtEnd, onClose }: Props) {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  });
  return (
    <div className={styles.readout} data-low={play.homeChance > 500 || undefined} data-end={isAtEnd || undefined}>
      <ZoneThumbnail className={styles.pitches} plateAppearance={play} />
      <p>
        <b>{formatHalfInning(play)}:</b> {play.description ?? play.event}{' '}
        <b>{formatBothChances(play.homeChance, teams)}</b>
      </p>
    </div>
  );
}
