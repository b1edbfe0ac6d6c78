import type { GameView } from '#rules/baseball/game/model.ts';
import { hidesGame, parseHiddenScores } from '#rules/viewer/hidden-scores.ts';
import { readCookies } from './device-cookies.ts';

/** Whether the viewer hides what will happen in a game that has not begun. Its page then shows the preview without updates. */
export function hidesShownGame(view: GameView): boolean {
  return hidesGame(parseHiddenScores(readCookies()), view);
}
