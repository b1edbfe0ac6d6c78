import type { Postseason } from '#contract/postseason.ts';
import { createBracket, hasBracketFormat } from '#domain/postseason/bracket.ts';
import { postseasonField } from '#domain/postseason/postseason-field.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { StandingsSource } from '#server/features/standings/resolve-standings-season.ts';
import { listStandings } from '#server/features/standings/list-standings.ts';
import { nullIfUpstreamFails } from '#server/features/standings/missing-responses.ts';
import { resolveSeason } from '#server/features/seasons/read-season-choice.ts';
import { readPostseasonGames } from '#server/statsapi/schedule/read-postseason-games.ts';

/** Reads the series of a season (default: the newest one). Until its clubs are known, the standings give the field as of today. */
export async function listPostseason(
  source: StandingsSource,
  { season: requested }: { season?: string | undefined },
): Promise<Postseason> {
  const season = await resolveSeason(source, requested);
  const isPast = season < baseballDay(source.clock.now()).slice(0, 4);
  const { value: games, asOf, isStale } = await readPostseasonGames(source.client, { season, isPast });
  const isBracket = hasBracketFormat(season);
  const isOpen = isBracket && !isPast && !games.some(({ away, home }) => away.team !== null && home.team !== null);
  const standings = isOpen ? await nullIfUpstreamFails(listStandings(source, { season, level: 1 })) : null;
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
