import type { GamesDay } from '#contract/games.ts';
import type { Clock } from '#server/clock.ts';
import { stateAtInstant } from '#server/features/games/game-instants.ts';
import { listGames } from '#server/features/games/list-games.ts';
import type { PastCards, Viewer } from '#server/features/games/past-cards.ts';
import { readGameFor } from '#server/features/games/read-game-for.ts';
import type { Hub } from '#server/live/hub.ts';
import type { LiveGame } from '#server/live/live-game.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

export type ShownSources = { client: StatsApiClient; clock: Clock; hub: Hub; pastCards: PastCards };

/** A game as a text shows it. */
export type ShownGame = Pick<LiveGame, 'view' | 'log' | 'freshness' | 'plateAppearances'>;

type Day = { date?: string | undefined; level: number };

/** Reads the games of a day at the viewer's instant: the same as the API. With `readShownGame` the only way from games to texts. */
export async function readShownDay(sources: ShownSources, day: Day, viewer: Viewer): Promise<GamesDay> {
  return sources.pastCards.dayFor(await listGames(sources, day), viewer);
}

/** Reads a game at the viewer's instant: the same as the API. Rejects with `UpstreamError` if there is no state at all. */
export async function readShownGame(
  { hub }: ShownSources,
  gamePk: number,
  { instant, hidden }: Viewer,
): Promise<ShownGame> {
  const newest = await readGameFor(hub, gamePk, hidden);
  const past = instant === null ? null : stateAtInstant(newest.log, instant);
  if (past === null) return newest;
  const { log, freshness } = newest;
  return { view: past.view, log, freshness, plateAppearances: () => past.plays };
}
