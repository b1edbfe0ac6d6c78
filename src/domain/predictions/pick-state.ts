import { isOpenForPicks } from './lock.ts';
import type { UserPick, PickableGame, PickState } from './model.ts';

/**
 * How a pick stands against its game at `now` (epoch ms, UTC). A game that moved to another day, ended level, was called
 * off or was not resumed in time makes it void; an unknown state of the game grades nothing.
 */
export function pickState(pick: UserPick, game: PickableGame, now: number): PickState {
  if (game.isAbandoned || game.phase === 'void' || pick.officialDate !== game.officialDate) return 'void';
  if (game.phase === 'final') return finalState(pick, game);
  if (game.phase === 'live') return 'live';
  if (game.phase === 'open') return isOpenForPicks(game, now) ? 'open' : 'locked';
  return 'held';
}

function finalState(pick: UserPick, { winnerId }: PickableGame): PickState {
  if (winnerId === null) return 'void';
  return winnerId === pick.winnerId ? 'correct' : 'wrong';
}

/** Decided: nothing but a correction changes it. */
export function isSettled(state: PickState): state is 'correct' | 'wrong' | 'void' {
  return state === 'correct' || state === 'wrong' || state === 'void';
}
