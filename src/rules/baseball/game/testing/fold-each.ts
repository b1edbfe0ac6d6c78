import type { GameLog } from '../event.ts';
import { startOf, type Progress } from '../progress.ts';
import { step } from '../step.ts';

/** The progress of a game after each of its events. */
export function foldEach({ header, events }: GameLog): Progress[] {
  let game = startOf(header, events);
  return events.map((event) => {
    game = step(game, event, header);
    return game;
  });
}
