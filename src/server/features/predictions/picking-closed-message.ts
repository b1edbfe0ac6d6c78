import { lockLeadText } from '#domain/predictions/lock.ts';
import type { PickableGame } from '#domain/predictions/model.ts';

const words: Record<PickableGame['phase'], string> = {
  open: `Picking for this game has closed: it closes ${lockLeadText} before the first pitch.`,
  live: 'This game has started: picking is closed.',
  final: 'This game is over: picking is closed.',
  held: 'This game is suspended: picking is closed.',
  void: 'This game was called off: there is nothing to pick.',
  unknown: 'The state of this game is not clear: it cannot be picked at the moment.',
};

/** Why a game takes no picks, for the fan who tried. */
export function pickingClosedMessage({ phase }: Pick<PickableGame, 'phase'>): string {
  return words[phase];
}
