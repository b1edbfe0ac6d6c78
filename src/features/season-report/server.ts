import { sql } from 'drizzle-orm';
import { listStandings, resolveStandingsSeason } from '#features/standings/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import { createSeasonRanking } from '#rules/baseball/standings/season-ranking.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { pickReport, type PickReport } from './contract.ts';
import { imagineDivision, imagineGames, pickBias, type ReportedPick } from './rules.ts';

export function pickReportRoutes(services: Services) {
  return { pickReport: serveData(pickReport, (_, { user }) => readPickReport(services, user.id)) };
}

const level = 1;

/** The divisions of the current season and its regular games; null while the upstream fails. */
async function readSeason(services: LeagueServices) {
  const resolved = await resolveStandingsSeason(services, { level });
  const [standings, games] = await Promise.all([
    nullIfUpstreamFails(listStandings(services, { level })),
    nullIfUpstreamFails(readSeasonGames(services.client, resolved)),
  ]);
  const divisions = standings?.tables.filter(({ kind }) => kind === 'division') ?? [];
  return { season: resolved.season, divisions, games: games?.value ?? null };
}

/** Computes the report of a user's graded picks in the current season. Picks before their lock are not graded. */
export async function readPickReport(
  services: Pick<Services, 'db' | 'client' | 'clock'>,
  userId: number,
): Promise<PickReport> {
  const { season, divisions, games } = await readSeason(services);
  const picks = await readSeasonPicks(services.db, userId, season);
  const gamePks = new Set(games?.map(({ gamePk }) => gamePk));
  const wrong = picks.filter(({ gamePk, isCorrect }) => !isCorrect && gamePks.has(gamePk));
  const clubs = divisions.flatMap(({ leagueId, divisionId, lines }) =>
    lines.map(({ team }) => ({ id: team.id, leagueId, divisionId })),
  );
  const ranking = createSeasonRanking(clubs, { rules: raceRules(season), games: games && imagineGames(games, wrong) });
  const bias = pickBias(picks);
  const names = new Map(divisions.flatMap(({ lines }) => lines.map(({ team }) => [team.id, team.shortName] as const)));
  const teamIds = new Set([...names.keys(), ...bias.clubs.map(({ teamId }) => teamId)]);
  return {
    season,
    clubs: [...teamIds].map((id) => ({ id, name: names.get(id) ?? clubById(id)?.name ?? `Club ${id}` })),
    turned: wrong.length,
    divisions:
      games === null
        ? []
        : divisions.map(({ name, lines }) => ({
            name,
            lines: imagineDivision(
              lines.map(({ team, wins, losses }) => ({ teamId: team.id, wins, losses })),
              wrong,
              ranking,
            ),
          })),
    bias,
  };
}

type SeasonPick = ReportedPick & { gamePk: number; loserId: number };

/** Reads a user's graded picks of major-league games of a season (its year), with the forecast of each game. */
export async function readSeasonPicks(db: Db, userId: number, season: string): Promise<SeasonPick[]> {
  const { rows } = await db.execute<SeasonPick>(sql`
    select p.game_pk as "gamePk", p.winner_id as "winnerId", p.loser_id as "loserId", p.outcome = 'correct' as "isCorrect",
      g.home_id as "homeId", g.away_id as "awayId", f.home_win_probability as "homeWinProbability"
    from picks p join games g using (game_pk) left join forecasts f using (game_pk)
    where p.user_id = ${userId} and p.official_date between ${`${season}-01-01`}::date and ${`${season}-12-31`}::date
      and p.outcome in ('correct', 'wrong') and coalesce(g.level, 1) = 1`);
  return rows;
}
