import type { LiveGame as Answer } from '#contract/games.ts';
import type { LiveGame } from '#server/live/live-game.ts';

/** The whole of a game or, for who has seen version `since`, the deltas that lead from it to the newest. */
export function liveGameAnswer({ version, view, freshness, deltasSince }: LiveGame, since: number | null): Answer {
  const deltas = since === null ? null : deltasSince(since);
  return deltas === null ? { version, view, freshness } : { version, deltas, freshness };
}
