import type { Schedule, ScheduledGame } from '../contract.ts';
import { type Span, spanOf } from '../rules.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { readGamesBetween } from '#sources/statsapi/schedule/read-games-between.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

const majorLeagues = 1;

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

type Parts = { client: StatsApiClient; shownGames: ShownGames };

/** `now`: epoch ms, league clock; `date`: YYYY-MM-DD, by default the viewer's current day */
type Query = { date: string | undefined; span: Span; team: number | null; now: number; viewer: Viewer };

/** Reads the games of a week or month with one request, as the viewer may see them. */
export async function readScheduleSpan(
  { client, shownGames }: Parts,
  { date, span, team, now, viewer }: Query,
): Promise<Schedule> {
  const today = baseballDay(viewer.instant ?? now);
  const { from, to, previous, next, days } = spanOf(span, date ?? today);
  const response = await readGamesBetween(client, { teamId: team, level: majorLeagues, from, to });
  const byDay = Map.groupBy(response.value, ({ officialDate }) => officialDate);
  // a whole month of all clubs has four hundred games
  const isCounted = span === 'month' && team === null;
  const cards = isCounted ? [] : await shownGames.cards(response.value, response.asOf, viewer);
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
