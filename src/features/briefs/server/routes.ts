import { eq } from 'drizzle-orm';
import { explainStoredForecast, readForecast } from '#features/forecasts/server/read-forecast.ts';
import type { Crowds } from '#features/picks/server/crowds.ts';
import { toPickable } from '#features/picks/server/record-game.ts';
import { games } from '#platform/db/schema.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { isOpenForPicks } from '#rules/picks/lock.ts';
import type { LiveGame } from '#sources/live/server/live-game.ts';
import type { Services } from '#sources/services.ts';
import { dayBriefs, gameBrief, type GameBrief } from '../contract.ts';
import { hasAllResults, matchupBrief } from '../rules.ts';
import { createDayBriefs, readBriefGames } from './create-day-briefs.ts';

export function briefRoutes(services: Services, crowds: Crowds) {
  const readDayBriefs = createDayBriefs(services);
  return {
    gameBrief: serveData(gameBrief, async ({ params: { gamePk } }) =>
      readGameBrief(services, crowds, await services.hub.game(gamePk)),
    ),
    dayBriefs: serveData(dayBriefs, async ({ query: { date } }) => ({ games: [...(await readDayBriefs(date))] })),
  };
}

/** The state of a game in the live hub. */
type GameState = Pick<LiveGame, 'view' | 'log'>;

/** The starting pitcher by id: before the game the probable one. */
const starterOf = ({ view, log }: GameState, side: Side): number | null =>
  log.header.startingPitchers[side] ?? view.probablePitchers?.[side]?.id ?? null;

/** The picks by club; null before the lock. */
async function readCrowd(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  crowds: Crowds,
  gamePk: number,
): Promise<GameBrief['crowd']> {
  const [row] = await db.select().from(games).where(eq(games.gamePk, gamePk));
  if (row === undefined) return null;
  const game = toPickable(row);
  if (isOpenForPicks(game, clock.now())) return null;
  return (await crowds.read([game])).get(gamePk) ?? null;
}

/** Reads what is known before a game from the results of earlier days. */
export async function readGameBrief(
  services: Pick<Services, 'db' | 'clock'>,
  crowds: Crowds,
  game: GameState,
): Promise<GameBrief> {
  const { gamePk, officialDate: day, season, teams, weather } = game.view;
  const clubs = { away: teams.away.id, home: teams.home.id };
  const starters = { away: starterOf(game, 'away'), home: starterOf(game, 'home') };
  const [earlier, forecast, crowd] = await Promise.all([
    readBriefGames(services.db, { season: Number(season), clubs, starters }),
    readForecast(services.db, gamePk),
    readCrowd(services, crowds, gamePk),
  ]);
  const brief = matchupBrief(earlier, { clubs, starters, day });
  const isComplete = (side: Side) => hasAllResults(brief.clubs[side], teams[side].record);
  return {
    gamePk,
    isComplete: isComplete('away') && isComplete('home'),
    forecast: forecast && explainStoredForecast(forecast),
    weather,
    ...brief,
    crowd,
  };
}
