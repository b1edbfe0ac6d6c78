import type { ChallengeRole } from './challenge-shapes.ts';
import type { GameLog } from './event.ts';
import type { Person, PitchChallenge } from './model.ts';
import { battingSideOf, fieldingSideOf, startOf, type Progress } from './progress.ts';
import { step } from './step.ts';

/** A challenge of balls and strikes that was decided. */
export type DecidedChallenge = {
  /** the index of the plate appearance, from 0 */
  play: number;
  /** the number of the pitch in the plate appearance, from 1 */
  pitch: number;
  /** the club that challenged */
  teamId: number;
  challenger: Person | null;
  /** null without a challenger */
  role: ChallengeRole | null;
  isOverturned: boolean;
};

/** Only the batter, the pitcher and the catcher may challenge (MLB's rules of 2026), so a fielder who does not pitch is the catcher. */
const roleOf = ({ side, challenger }: PitchChallenge, { half, pitchers }: Progress): ChallengeRole | null => {
  if (challenger === null) return null;
  if (side === battingSideOf(half)) return 'batter';
  return challenger.id === pitchers[fieldingSideOf(half)] ? 'pitcher' : 'catcher';
};

/**
 * The decided challenges of a game, in order; none where the upstream has no counters of challenges, because the rule does not
 * apply there. A challenge without a club is left out.
 */
export function listChallenges({ header, events }: GameLog): DecidedChallenge[] {
  const { teams, remaining } = header;
  if (remaining.away.challenges === null && remaining.home.challenges === null) return [];
  let game = startOf(header, events);
  return events.flatMap((event) => {
    game = step(game, event, header);
    const challenge = event.type === 'pitch' ? event.pitch.challenge : null;
    if (event.type !== 'pitch' || challenge === null) return [];
    const { side, challenger, isOverturned } = challenge;
    if (side === null || isOverturned === null) return [];
    const play = game.current?.index ?? 0;
    const role = roleOf(challenge, game);
    return [{ play, pitch: event.pitch.number, teamId: teams[side].id, challenger, role, isOverturned }];
  });
}
