import { lockLeadText } from '#rules/picks/lock.ts';
import type { PickableGame } from '#rules/picks/model.ts';

const messages: Record<PickableGame['phase'], string> = {
  open: `Picking for this game has closed: it closes ${lockLeadText} before the first pitch.`,
  live: 'This game has started: picking is closed.',
  final: 'This game is over: picking is closed.',
  held: 'This game is suspended: picking is closed.',
  void: 'This game was called off: there is nothing to pick.',
  unknown: 'The state of this game is not clear: it cannot be picked at the moment.',
};

/** Returns the error message of a pick request for a game that does not accept picks. */
export function pickingClosedMessage({ phase, noPicksReason }: Pick<PickableGame, 'phase' | 'noPicksReason'>): string {
  return noPicksReason ?? messages[phase];
}
