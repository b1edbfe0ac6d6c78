import type { GameStatus } from './model.ts';

/** The status of a game before the first status event. */
export const scheduledStatus: GameStatus = {
  phase: 'open',
  text: 'Scheduled',
  detail: null,
  reason: null,
  startTimeTbd: false,
};
