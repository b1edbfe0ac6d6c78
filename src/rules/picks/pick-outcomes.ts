import type { PickableGame } from './model.ts';
import { isSettled, pickState } from './pick-state.ts';
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
