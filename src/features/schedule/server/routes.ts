import { schedule, schedulePicks, scheduleStrength } from '../contract.ts';
import { spanOf, opponentsOf, scheduleStrength as strengthOf } from '../rules.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/read-season-choice.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { readScheduleSpan } from './read-schedule-span.ts';
import { and, between, eq } from 'drizzle-orm';
import { picks } from '#platform/db/schema.ts';

const majorLeagues = 1;

export function scheduleRoutes({ db, shownGames, ...source }: SeasonSource & { db: Db; shownGames: ShownGames }) {
  const { client, clock } = source;
  return {
    schedule: serveData(schedule, ({ query: { date, span, team = null } }, { viewer: { show } }) =>
      show((viewer) => readScheduleSpan({ client, shownGames }, { date, span, team, now: clock.now(), viewer })),
    ),
    schedulePicks: serveData(schedulePicks, async ({ query: { date, span } }, { user }) => {
      const { from, to } = spanOf(span, date ?? baseballDay(clock.now()));
      return { picks: await readSpanPicks(db, { userId: user.id, from, to }) };
    }),
    scheduleStrength: serveData(scheduleStrength, async ({ query: { team } }) => {
      const season = await resolveSeason(source);
      const { value, asOf, isStale } = await readSeasonGames(client, { season, level: majorLeagues, isPast: false });
      return {
        season,
        clubs: strengthOf(value),
        opponents: team === undefined ? [] : opponentsOf(value, team),
        freshness: { asOf, isStale },
      };
    }),
  };
}

/** Reads the picks of a user for the games between two days (YYYY-MM-DD, inclusive). */
export function readSpanPicks(db: Db, { userId, from, to }: { userId: number; from: string; to: string }) {
  const { gamePk, winnerId } = picks;
  return db
    .select({ gamePk, winnerId })
    .from(picks)
    .where(and(eq(picks.userId, userId), between(picks.officialDate, from, to)));
}
