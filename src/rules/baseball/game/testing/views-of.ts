import type { GameLog } from '../event.ts';
import { viewOf } from '../fold.ts';
import type { GameView } from '../model.ts';
import { foldEach } from './fold-each.ts';

/** The view after each event of a game, in order. */
export function viewsOf(log: GameLog): GameView[] {
  return foldEach(log).map((game) => viewOf(log.header, game));
}
