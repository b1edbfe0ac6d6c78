import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { UpcomingGame } from '../rules/pick-habits.ts';

/** Converts a card to the facts that are known before the game; null while its start is to be determined. */
export function toUpcomingGame({
  gamePk,
  officialDate,
  startsAt,
  teams: { away, home },
}: GameCard): UpcomingGame | null {
  return startsAt === null ? null : { gamePk, officialDate, startsAt, awayId: away.id, homeId: home.id };
}
