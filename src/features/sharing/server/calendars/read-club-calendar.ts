import { fillPath, pages } from '#platform/api/pages.ts';
import type { Calendar } from '../../rules/calendar.ts';
import { calendarYear } from '../../rules/calendar-year.ts';
import { gameEvent } from '../../rules/game-event.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { readGamesBetween } from '#sources/statsapi/schedule/read-games-between.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

type Wanted = { teamId: number; level: number; origin: string };

/** Reads the games of a club in the calendar's year. `origin`: of the site, for links */
export async function readClubCalendar(
  { client, clock }: { client: StatsApiClient; clock: Clock },
  { teamId, level, origin }: Wanted,
): Promise<Calendar> {
  const year = calendarYear(baseballDay(clock.now()));
  const { value: games } = await readGamesBetween(client, { teamId, level, ...year });
  const sides = games.flatMap(({ teams }) => [teams.away, teams.home]);
  const name = sides.find(({ id }) => id === teamId)?.shortName ?? clubById(teamId)?.name;
  if (name === undefined) throw new NotFound('This level has no games of such a club.');
  return {
    name: `${name} games`,
    events: games.map((game) => gameEvent(game, `${origin}${fillPath(pages['live-game'].itemPath, game.gamePk)}`)),
  };
}
