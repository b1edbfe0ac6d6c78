import type { GamesDay } from '../../contract/games.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { gameAtInstant, type ShownGame } from '../game-instants.ts';
import { listGames } from '../list-games.ts';
import type { ShownCards, Viewer } from '../shown-cards.ts';
import { readGameFor } from '../read-game-for.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

export type ShownSources = { client: StatsApiClient; clock: Clock; hub: Hub; shownCards: ShownCards };

type Day = { date?: string | undefined; level: number };

/** Reads the games of a day at the viewer's instant: the same as the API. With `readShownGame` the only way from games to texts. */
export async function readShownDay(sources: ShownSources, day: Day, viewer: Viewer): Promise<GamesDay> {
  return sources.shownCards.showDay(await listGames(sources, { ...day, at: viewer.instant }), viewer);
}

/** Reads a game at the viewer's instant: the same as the API. Rejects with `UpstreamError` if there is no state at all. */
export async function readShownGame(
  { hub }: ShownSources,
  gamePk: number,
  { instant, hidden }: Viewer,
): Promise<ShownGame> {
  return gameAtInstant(await readGameFor(hub, gamePk, hidden), instant);
}
