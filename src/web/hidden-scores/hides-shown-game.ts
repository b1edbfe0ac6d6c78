import type { GameView } from '#domain/game/model.ts';
import { hidesGame, parseHiddenScores } from '#domain/hidden-scores/hidden-scores.ts';
import { readCookies } from '../device-cookies.ts';

/** Whether the viewer hides what will happen in a game that has not begun. Its page then shows the preview without updates. */
export function hidesShownGame(view: GameView): boolean {
  return hidesGame(parseHiddenScores(readCookies()), view);
}
