import { nameOf } from '#domain/game/describe.ts';
import type { GameView } from '#domain/game/model.ts';
import { isInProgress } from '#domain/game/predicates.ts';
import type { PlateAppearance } from '#domain/game/model.ts';
import styles from './current-play.module.css';

/** '104.2 mph, 12°, 241 ft' for the ball put in play; null if nothing was measured. */
export function formatBattedBall({ pitches }: Pick<PlateAppearance, 'pitches'>): string | null {
  const ball = pitches.at(-1)?.battedBall;
  if (!ball) return null;
  const { exitVelocity, launchAngle, distance } = ball;
  const text = [
    exitVelocity === null ? null : `${exitVelocity.toFixed(1)} mph`,
    launchAngle === null ? null : `${Math.round(launchAngle)}°`,
    distance === null ? null : `${Math.round(distance)} ft`,
  ].filter((word) => word !== null);
  return text.length === 0 ? null : text.join(', ');
}

/** The current play, or the last one: the event or 'In Progress', and its description. */
export function CurrentPlay({ view, plateAppearance }: { view: GameView; plateAppearance: PlateAppearance }) {
  const batter = nameOf(view.people, plateAppearance.batterId);
  const latestNote = plateAppearance.notes.at(-1);
  const text = isInProgress(plateAppearance) ? (latestNote ?? `${batter} is at bat.`) : plateAppearance.description;
  const measured = formatBattedBall(plateAppearance);
  return (
    <div key={text} className={styles.play} data-scoring={plateAppearance.isScoring || undefined}>
      <h2 className={styles.event}>{plateAppearance.event ?? 'In Progress'}</h2>
      <p className={styles.text}>
        {text}
        {measured && <span className={styles.measured}>{measured}</span>}
      </p>
    </div>
  );
}
