import type { PostseasonGame } from '#rules/baseball/bracket.ts';
import { seriesLength } from '#rules/baseball/series.ts';
import { type UpstreamResponse, memoizeByBody } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toRound, toSeriesLeague } from '../wire/describe-series.ts';
import { onePerGamePk, toGameCard } from './to-game-card.ts';
import { type WireScheduledGame, wireSchedule } from './wire-schedule.ts';

/** The games of a postseason, decided or scheduled; empty before they are scheduled. */
export function readPostseasonGames(
  client: StatsApiClient,
  { season, isPast }: { season: string; isPast: boolean },
): Promise<UpstreamResponse<PostseasonGame[]>> {
  const query = { sportId: 1, season, gameTypes: 'F,D,L,W', hydrate: 'team' };
  const kind = isPast ? 'pastSeason' : 'postseason';
  return client.read('/api/v1/schedule', { kind, query, convert: toPostseasonGames });
}

/**
 * The games of a postseason, each once. A postponed game is listed under both days; the last one is used. Games whose entry has no number
 * of the series or of the game are left out.
 */
export const toPostseasonGames = memoizeByBody((body): PostseasonGame[] => {
  const listed = wireSchedule
    .parse(body)
    .dates.flatMap(({ date, games }) => games.flatMap((wire) => toPostseasonGame(wire, date) ?? []));
  return onePerGamePk(listed, ({ phase }) => phase);
});

function toPostseasonGame(wire: WireScheduledGame, date: string): PostseasonGame | null {
  const { away, home } = wire.teams ?? {};
  const round = toRound(wire.gameType, [away?.team, home?.team]);
  const seriesNumber = home?.seriesNumber ?? away?.seriesNumber;
  const number = wire.seriesGameNumber;
  if (round === null || seriesNumber === undefined || number === undefined) return null;
  const card = toGameCard(wire, date);
  const sideOf = (name: 'away' | 'home'): PostseasonGame['away'] => {
    const { score, record: _record, probablePitcher: _pitcher, ...team } = card.teams[name];
    const isUnknown = team.id === 0 || wire.teams?.[name]?.team?.placeholder === true;
    return { team: isUnknown ? null : team, score };
  };
  return {
    gamePk: card.gamePk,
    round,
    league: toSeriesLeague(home?.team),
    seriesNumber,
    number,
    length: wire.gamesInSeries ?? seriesLength(round, wire.season ?? date.slice(0, 4)),
    date: card.officialDate,
    startsAt: card.startsAt,
    phase: card.status.phase,
    isIfNecessary: wire.ifNecessary === 'Y',
    away: sideOf('away'),
    home: sideOf('home'),
  };
}
