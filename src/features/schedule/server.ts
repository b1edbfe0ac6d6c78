import { and, between, eq } from 'drizzle-orm';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { resolveSeason } from '#features/league/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks } from '#platform/db/schema.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readGamesBetween } from '#sources/statsapi/schedule/read-games-between.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { schedule, schedulePicks, scheduleStrength, type Schedule, type ScheduledGame } from './contract.ts';
import { spanOf, type Span } from './rules/span.ts';
import { opponentsOf, scheduleStrength as strengthOf } from './rules/strength.ts';

export function scheduleRoutes(services: Services, shownGames: ShownGames) {
  const { db, client, clock } = services;
  return {
    schedule: serveData(schedule, ({ query: { date, span, team = null } }, { viewer: { show } }) =>
      show((viewer) => readScheduleSpan(client, shownGames, { date, span, team, now: clock.now(), viewer })),
    ),
    schedulePicks: serveData(schedulePicks, async ({ query: { date, span } }, { user }) => {
      const { from, to } = spanOf(span, date ?? baseballDay(clock.now()));
      return { picks: await readSpanPicks(db, { userId: user.id, from, to }) };
    }),
    scheduleStrength: serveData(scheduleStrength, async ({ query: { team } }) => {
      const season = await resolveSeason(services);
      const { value, asOf, isStale } = await readSeasonGames(client, {
        season,
        level: majorLeagueLevel,
        isPast: false,
      });
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

function toSide({ id, shortName, abbreviation, score, probablePitcher }: GameCard['teams']['away']) {
  return { id, shortName, abbreviation, score, probablePitcher };
}

function toScheduledGame(card: GameCard): ScheduledGame {
  const { gamePk, officialDate, startsAt, status, series, doubleHeaderGame } = card;
  const { rescheduledTo, rescheduledFrom, resumesOn, teams } = card;
  return {
    gamePk,
    officialDate,
    startsAt,
    status,
    series,
    doubleHeaderGame,
    rescheduledTo,
    rescheduledFrom,
    resumesOn,
    away: toSide(teams.away),
    home: toSide(teams.home),
  };
}

const byStart = (one: GameCard, other: GameCard): number =>
  (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity) || one.gamePk - other.gamePk;

/** `now`: epoch ms, league clock; `date`: YYYY-MM-DD, by default the viewer's current day */
type Query = { date: string | undefined; span: Span; team: number | null; now: number; viewer: Viewer };

/** Reads the games of a span with one request, as the viewer may see them. */
async function readScheduleSpan(
  client: StatsApiClient,
  shownGames: ShownGames,
  { date, span, team, now, viewer }: Query,
): Promise<Schedule> {
  const today = baseballDay(viewer.instant ?? now);
  const { from, to, previous, next, days } = spanOf(span, date ?? today);
  const response = await readGamesBetween(client, { teamId: team, level: majorLeagueLevel, from, to });
  const byDay = Map.groupBy(response.value, ({ officialDate }) => officialDate);
  // a whole month of all clubs has four hundred games
  const isCounted = (span === 'month' || span === 'ahead') && team === null;
  const cards = isCounted ? [] : await shownGames.cards(response.value, response.asOf, viewer, 'span');
  const shownByDay = Map.groupBy(cards, ({ officialDate }) => officialDate);
  return {
    span,
    from,
    to,
    today: days.includes(today) ? today : null,
    previous,
    next,
    team,
    days: days.map((day) => ({
      date: day,
      count: byDay.get(day)?.length ?? 0,
      games: (shownByDay.get(day) ?? []).toSorted(byStart).map(toScheduledGame),
    })),
    freshness: { asOf: response.asOf, isStale: response.isStale },
  };
}
