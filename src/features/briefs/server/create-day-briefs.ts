import { sql } from 'drizzle-orm';
import { readForecasts } from '#features/forecasts/server/read-forecast.ts';
import type { Db } from '#platform/db/open-db.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { isPickable } from '#rules/baseball/game/predicates.ts';
import type { Services } from '#sources/services.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { DayBrief } from '../contract.ts';
import { hasAllResults, matchupBrief, type BriefGame } from '../rules.ts';
import { readSeasonEras } from '../upstream.ts';

/** Both count results of earlier days only, so that they change rarely. */
const cachedFor = 60_000;
const cachedDays = 4;

/** The ids of the announced starting pitchers. */
export function startersOf({
  teams: { away, home },
}: {
  teams: Record<Side, { probablePitcher: { id: number } | null }>;
}) {
  return { away: away.probablePitcher?.id ?? null, home: home.probablePitcher?.id ?? null };
}

async function computeBriefs({ db, client }: Pick<Services, 'db' | 'client'>, day: string): Promise<DayBrief[]> {
  const { value } = await readSchedule(client, { date: day, level: 1 });
  const games = value.filter(isPickable);
  if (games.length === 0) return [];
  const season = day.slice(0, 4);
  const starters = games.flatMap((game) => Object.values(startersOf(game)));
  const [earlier, forecasts, eras] = await Promise.all([
    readBriefGamesBefore(db, Number(season), day),
    readForecasts(
      db,
      games.map(({ gamePk }) => gamePk),
    ),
    readSeasonEras(client, { ids: [...new Set(starters)].filter((id) => id !== null), season }),
  ]);
  return games.map((game) => {
    const { gamePk, teams } = game;
    const clubs = { away: teams.away.id, home: teams.home.id };
    const starting = startersOf(game);
    const brief = matchupBrief(earlier, { clubs, starters: starting, day });
    const forecast = forecasts.get(gamePk);
    const isAnnounced = (side: Side) => forecast !== undefined && forecast.batters[side] !== null;
    const lineups = { away: isAnnounced('away'), home: isAnnounced('home') };
    const isComplete = (['away', 'home'] as const).every((side) =>
      hasAllResults(brief.clubs[side], teams[side].record),
    );
    const eraOf = (side: Side) => eras.get(starting[side] ?? 0) ?? null;
    const lastTenOf = (side: Side) => (isComplete ? brief.clubs[side].lastTen : null);
    const runsOf = (side: Side) => {
      const runs = brief.starts[side].map((start) => start.runs);
      return isComplete && runs.every((known) => known !== null) ? runs : [];
    };
    return {
      gamePk,
      homeWinProbability: forecast?.homeWinProbability ?? null,
      lineupNews:
        forecast === undefined || (!lineups.away && !lineups.home)
          ? null
          : {
              lineups,
              morning: forecast.history[0]?.homeWinProbability ?? null,
              reasons: forecast.reasons.slice(0, 1),
            },
      eras: { away: eraOf('away'), home: eraOf('home') },
      lastTen: { away: lastTenOf('away'), home: lastTenOf('home') },
      starterRuns: { away: runsOf('away'), home: runsOf('home') },
    };
  });
}

/** Creates a function that reads what is known before the games of a day (YYYY-MM-DD; absent: the current one) that have not begun. */
export function createDayBriefs(
  services: Pick<Services, 'db' | 'client' | 'clock' | 'realNow'>,
): (date: string | undefined) => Promise<readonly DayBrief[]> {
  const { clock, realNow } = services;
  const days = createResultCache<readonly DayBrief[]>({ max: cachedDays, ttl: { ms: cachedFor, now: realNow } });
  return async (date) => {
    const day = date ?? baseballDay(clock.now());
    return days.read(day, () => computeBriefs(services, day));
  };
}

const briefGames = sql`
  select ended_on::text as "endedOn",
    json_build_object('clubId', away_id, 'starter', away -> 'starter', 'runs', away -> 'runs',
      'earlyRuns', away -> 'earlyRuns', 'reliefPitches', away -> 'reliefPitches',
      'starterRuns', away -> 'starterRuns') as away,
    json_build_object('clubId', home_id, 'starter', home -> 'starter', 'runs', home -> 'runs',
      'earlyRuns', home -> 'earlyRuns', 'reliefPitches', home -> 'reliefPitches',
      'starterRuns', home -> 'starterRuns') as home
  from game_lines`;

type Selection = { season: number; clubs: Record<Side, number>; starters: Record<Side, number | null> };

/** Reads the final games of a season (its year) of either club, and those that one of the starters started for another club. */
export async function readBriefGames(db: Db, { season, clubs, starters }: Selection): Promise<BriefGame[]> {
  const ids = sql`(${clubs.away}::integer, ${clubs.home}::integer)`;
  const pitchers = sql`(${starters.away}::integer, ${starters.home}::integer)`;
  const { rows } = await db.execute<BriefGame>(sql`${briefGames}
    where season = ${season} and (away_id in ${ids} or home_id in ${ids}
      or (away ->> 'starter')::integer in ${pitchers} or (home ->> 'starter')::integer in ${pitchers})
    order by ended_on, game_pk`);
  return rows;
}

/** Reads the games of a season (its year) that ended before a day (YYYY-MM-DD). */
export async function readBriefGamesBefore(db: Db, season: number, day: string): Promise<BriefGame[]> {
  const { rows } = await db.execute<BriefGame>(sql`${briefGames}
    where season = ${season} and ended_on < ${day}::date
    order by ended_on, game_pk`);
  return rows;
}
