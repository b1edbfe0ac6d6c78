import { isOpenForPicks } from './lock.ts';
import type { UserPick, PickableGame, PickState } from './model.ts';

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
