import type { Priority } from '#rules/baseball/game/moments/game-moment.ts';

/** A stored moment of a game or of a pick, or the sum of several, which has no game. Times are epoch ms (league clock). */
export type AlertMoment = {
  key: string;
  gamePk: number | null;
  kind: string;
  /** moments of a game with the same cause are about one event */
  cause: string;
  priority: Priority;
  clubId: number | null;
  playerId: number | null;
  awayId: number | null;
  homeId: number | null;
  /** 'Ospreys at Herons' */
  game: string;
  /** a no-hitter after seven innings and its end, or a walk-off chance that matters for a race */
  isUnusual: boolean;
  sentence: string;
  plainSentence: string;
  happenedAt: number | null;
  arrivedAt: number;
};
