import { memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { doubleHeaderGameOf, isListedTbd } from '#sources/statsapi/schedule/to-game-card.ts';
import { scheduleHydration, type WireScheduledGame, wireSchedule } from '#sources/statsapi/schedule/wire-schedule.ts';
import { describeSeries } from '#sources/statsapi/wire/describe-series.ts';
import { toTime } from '#sources/statsapi/wire/league-day.ts';
import { readNoPicksReason } from '#sources/statsapi/wire/to-game-status.ts';
import { toPerson, toTeam, toVenue } from '#sources/statsapi/wire/to-team.ts';
import type { Matchup } from './shapes.ts';

/** The major-league games that count of a past day (YYYY-MM-DD), as they were announced. */
export async function readMatchups(client: StatsApiClient, date: string): Promise<Matchup[]> {
  const query = { sportId: 1, date, hydrate: scheduleHydration };
  const { value } = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toMatchups });
  return value;
}

/**
 * The games of a schedule that count, as they were announced. Score, status, line score, decisions and the clubs' records, which
 * contain the game, are not read.
 */
export const toMatchups = memoizeByBody((body): Matchup[] => {
  const matchups = wireSchedule
    .parse(body)
    .dates.flatMap(({ date, games }) => games.flatMap((game) => toMatchup(game, date) ?? []));
  return [...new Map(matchups.map((matchup) => [matchup.gamePk, matchup])).values()];
});

function toMatchup(wire: WireScheduledGame, listedOn: string): Matchup | null {
  const { gamePk, gameType, gameDate, officialDate = listedOn } = wire;
  const [away, home] = [wire.teams?.away, wire.teams?.home];
  if (!away?.team || !home?.team || readNoPicksReason(gameType, [away.team, home.team]) !== null) return null;
  const teamOf = ({ team, probablePitcher }: typeof away) => ({
    ...toTeam(team),
    probablePitcher: toPerson(probablePitcher),
  });
  const teams = { away: teamOf(away), home: teamOf(home) };
  return {
    gamePk,
    officialDate,
    startsAt: isListedTbd(wire) ? null : toTime(gameDate),
    venue: toVenue(wire.venue),
    series: describeSeries({
      gameType,
      season: wire.season ?? officialDate.slice(0, 4),
      phase: 'open',
      wireClubs: { away: away.team, home: home.team },
      teams,
      number: wire.seriesGameNumber,
      length: wire.gamesInSeries,
    }),
    doubleHeaderGame: doubleHeaderGameOf(wire),
    teams,
  };
}
