import type { GamesDay } from '#contract/games.ts';
import type { Clock } from '#server/clock.ts';
import { listGames } from '#server/features/games/list-games.ts';
import type { Hub } from '#server/live/hub.ts';
import type { LiveGame } from '#server/live/live-game.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

export type ShownSources = { client: StatsApiClient; clock: Clock; hub: Hub };

/** Reads the games of a day as a text shows them: the same as the API. With `readShownGame` the only way from games to texts. */
export function readShownDay(
  sources: ShownSources,
  day: { date?: string | undefined; level: number },
): Promise<GamesDay> {
  return listGames(sources, day);
}

/** Reads a game as a text shows it: the same as the API. Rejects with `UpstreamError` if there is no state at all. */
export function readShownGame({ hub }: ShownSources, gamePk: number): Promise<LiveGame> {
  return hub.game(gamePk);
}
