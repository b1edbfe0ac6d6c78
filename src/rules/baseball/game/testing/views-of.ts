import { viewOf } from '../fold.ts';
import { foldEach } from './fold-each.ts';
import type { GameLog } from '../event.ts';
import type { GameView } from '../model.ts';

/** The view after each event of a game, in order. */
export function viewsOf(log: GameLog): GameView[] {
  return foldEach(log).map((game) => viewOf(log.header, game));
}
