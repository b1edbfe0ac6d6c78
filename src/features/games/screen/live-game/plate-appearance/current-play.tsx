import { useState } from 'react';
import { describeChallenges } from '#rules/baseball/game/describe-challenge.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isInProgress } from '#rules/baseball/game/predicates.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
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

/** A ball in play whose result is not known yet. */
function isBallInPlay({ event, pitches }: PlateAppearance): boolean {
  return event === null && pitches.at(-1)?.result.startsWith('inPlay') === true;
}

/** What is known of the play in progress. `note`: what happened since the last pitch */
function describeOpenPlay(play: PlateAppearance, batter: string, note: string | undefined): string {
  const { result, call = '' } = play.pitches.at(-1) ?? {};
  if (isBallInPlay(play)) {
    const outcome = result === 'inPlayOut' ? 'out' : call.includes('run') ? 'a run scores' : 'no out';
    return `${batter} puts the ball in play: ${outcome}.`;
  }
  return note?.replace(/\w$/, '$&.') ?? `${batter} is at bat.`;
}

/** The newest note of a plate appearance, until the next pitch. */
function useNewNote({ index, notes, pitches }: PlateAppearance): string | undefined {
  const id = `${index} ${notes.length}`;
  const [seen, setSeen] = useState({ id, pitches: pitches.length });
  if (seen.id !== id) setSeen({ id, pitches: pitches.length });
  return seen.pitches === pitches.length ? notes.at(-1) : undefined;
}

/** The current play, or the last one: the event, 'Ball in play' or 'In Progress', and its description, whole. */
export function CurrentPlay({ view, plateAppearance }: { view: GameView; plateAppearance: PlateAppearance }) {
  const isOpen = isInProgress(plateAppearance);
  const note = useNewNote(plateAppearance);
  // the description of a result contains the challenge of its last pitch
  const challenges = isOpen ? describeChallenges(plateAppearance, view.teams) : [];
  const text = isOpen
    ? describeOpenPlay(plateAppearance, nameOf(view.people, plateAppearance.batterId), note)
    : plateAppearance.description;
  const headline = plateAppearance.event ?? (isBallInPlay(plateAppearance) ? 'Ball in play' : 'In Progress');
  return (
    <div key={`${headline}${text}`} className={styles.play} data-scoring={plateAppearance.isScoring || undefined}>
      <h2 className={styles.event}>{headline}</h2>
      <p>
        {text}
        {[formatBattedBall(plateAppearance), ...challenges].map(
          (sentence) =>
            sentence && (
              <span key={sentence} className={styles.measured}>
                {' '}
                {sentence}
              </span>
            ),
        )}
      </p>
    </div>
  );
}
