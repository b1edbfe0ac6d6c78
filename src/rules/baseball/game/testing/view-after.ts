import type { GameHeader } from '../event.ts';
import { fold } from '../fold.ts';
import type { GameView } from '../model.ts';
import { inventedLog } from './invented-game.ts';
import { timed, type Untimed } from './play-script.ts';

/** The invented game after some events. */
export function viewAfter(events: Untimed[], header?: Partial<GameHeader>): GameView {
  return fold(inventedLog(timed(events), header), Infinity);
}
