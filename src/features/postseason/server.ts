import { resolveSeason } from '#features/league/server.ts';
import { listStandings } from '#features/standings/server.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { createBracket, hasBracketFormat } from '#rules/baseball/bracket.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { postseasonField } from '#rules/baseball/postseason-field.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { readPostseasonGames } from '#sources/statsapi/schedule/read-postseason-games.ts';
import { postseason, type Postseason } from './contract.ts';

export function postseasonRoutes(services: Services) {
  return { postseason: serveData(postseason, ({ query }) => listPostseason(services, query)) };
}

/** Reads the series of a season (default: the newest one). Until its clubs are known, the standings give the field as of today. */
export async function listPostseason(
  services: LeagueServices,
  { season: requested }: { season?: string | undefined },
): Promise<Postseason> {
  const season = await resolveSeason(services, requested);
  const isPast = season < baseballDay(services.clock.now()).slice(0, 4);
  const { value: games, asOf, isStale } = await readPostseasonGames(services.client, { season, isPast });
  const isBracket = hasBracketFormat(season);
  const isOpen = isBracket && !isPast && !games.some(({ away, home }) => away.team !== null && home.team !== null);
  const standings = isOpen ? await nullIfUpstreamFails(listStandings(services, { season, level: 1 })) : null;
  // a past season without games has no data
  const field = standings === null ? null : postseasonField(standings.tables);
  const series = isPast && games.length === 0 ? [] : createBracket(season, games, field);
  return {
    season,
    series,
    isBracket,
    isProjected: series.some((each) => each.isProjected),
    freshness: { asOf, isStale: isStale || standings?.freshness.isStale === true },
  };
}
