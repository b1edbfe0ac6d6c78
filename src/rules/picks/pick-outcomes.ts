import { isOpenForPicks } from './lock.ts';
import type { PickableGame, UserPick, PickState } from './model.ts';
import type { Outcome } from './scoring.ts';

/** The outcome of every pick of a game, by its winner and official date; null while undecided. */
type PickOutcomes = { away: Outcome | null; home: Outcome | null; otherDate: Outcome | null };

/** The outcomes that `pickState` gives to the picks of a game, for grading all of them in one statement. */
export function pickOutcomes(game: PickableGame): PickOutcomes {
  const outcome = (winnerId: number, officialDate = game.officialDate): Outcome | null => {
    const state = pickState({ gamePk: game.gamePk, officialDate, winnerId }, game, 0);
    return isSettled(state) ? state : null;
  };
  return { away: outcome(game.awayId), home: outcome(game.homeId), otherDate: outcome(game.homeId, '') };
}

/** Whether the outcome of the game's picks is known; only a correction changes it. */
export function isDecided(game: PickableGame): boolean {
  return pickOutcomes(game).home !== null;
}

/** The first pitch (epoch ms, UTC) that orders the picks of a game in a user's streak. */
export function orderingPitch({ startsAt, leftPreviewAt, officialDate }: PickableGame): number {
  return startsAt ?? leftPreviewAt ?? Date.parse(officialDate);
}

/**
 * Returns the state of a pick at `now` (epoch ms, UTC). It is void if its game moved to another date, ended in a tie, was
 * called off, was not resumed in time, or does not count (spring training). A game in an unknown state is not graded.
 */
export function pickState(pick: UserPick, game: PickableGame, now: number): PickState {
  if (game.isAbandoned || game.noPicksReason !== null) return 'void';
  if (game.phase === 'void' || pick.officialDate !== game.officialDate) return 'void';
  if (game.phase === 'final') return finalState(pick, game);
  if (game.phase === 'live') return 'live';
  if (game.phase === 'open') return isOpenForPicks(game, now) ? 'open' : 'locked';
  return 'held';
}

function finalState(pick: UserPick, { winnerId }: PickableGame): PickState {
  if (winnerId === null) return 'void';
  return winnerId === pick.winnerId ? 'correct' : 'wrong';
}

/** Whether the state is an outcome, which only a correction changes. */
export function isSettled(state: PickState): state is 'correct' | 'wrong' | 'void' {
  return state === 'correct' || state === 'wrong' || state === 'void';
}
