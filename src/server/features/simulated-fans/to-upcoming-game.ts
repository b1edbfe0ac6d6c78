import type { GameCard } from '#domain/game/game-card.ts';
import type { UpcomingGame } from '#domain/simulated-fans/pick-habits.ts';

/** What fans know of a game before it; null while its start is to be determined. */
export function toUpcomingGame({
  gamePk,
  officialDate,
  startsAt,
  teams: { away, home },
}: GameCard): UpcomingGame | null {
  return startsAt === null ? null : { gamePk, officialDate, startsAt, awayId: away.id, homeId: home.id };
}
