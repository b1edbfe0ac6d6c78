import { describeChallenges } from '#rules/baseball/game/describe-challenge.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isInProgress } from '#rules/baseball/game/predicates.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { classNames } from '#ui/class-names.ts';
import parts from '../layouts/layout.module.css';
import styles from './plate-appearance-panel.module.css';

/**
 * 'Exit velocity 104.2 mph, launch angle 12°, distance 241 ft' of the ball that ended the plate appearance; null for a plate
 * appearance in progress and if nothing was measured.
 */
export function formatBattedBall({ event, pitches }: Pick<PlateAppearance, 'event' | 'pitches'>): string | null {
  const ball = event === null ? null : pitches.at(-1)?.battedBall;
  if (!ball) return null;
  const { exitVelocity, launchAngle, distance } = ball;
  const text = [
    exitVelocity === null ? null : `exit velocity ${exitVelocity.toFixed(1)} mph`,
    launchAngle === null ? null : `launch angle ${Math.round(launchAngle)}°`,
    distance === null ? null : `distance ${Math.round(distance)} ft`,
  ]
    .filter((word) => word !== null)
    .join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The current play, or the last one: the event or 'In Progress', and its description. */
export function CurrentPlay({ view, plateAppearance }: { view: GameView; plateAppearance: PlateAppearance }) {
  const batter = nameOf(view.people, plateAppearance.batterId);
  const latestNote = plateAppearance.notes.at(-1);
  const isOpen = isInProgress(plateAppearance);
  // the description of a result contains the challenge of its last pitch
  const challenges = isOpen ? describeChallenges(plateAppearance, view.teams) : [];
  const text = isOpen ? (latestNote ?? `${batter} is at bat.`) : plateAppearance.description;
  const measured = formatBattedBall(plateAppearance);
  return (
    <div
      key={text}
      className={classNames(styles.play, parts.now)}
      data-scoring={plateAppearance.isScoring || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long play scrolls
      tabIndex={0}
    >
      <h2 className={styles.event}>{plateAppearance.event ?? 'In Progress'}</h2>
      <p className={styles.text}>
        {text}
        {measured && <span className={styles.measured}>{measured}</span>}
        {challenges.map((sentence) => (
          <span key={sentence} className={styles.challenge}>
            {sentence}
          </span>
        ))}
      </p>
    </div>
  );
}
