import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { picksOfGame } from '../../rules/picks-of-game.ts';
import type { ClubRecords } from '../../rules/choose-winner.ts';
import { submitPicksOfGame } from '#features/picks/server/submit-picks-of-game.ts';
import { recordGame } from '#features/settlement/server/record-game.ts';
import { toUpcomingGame } from './to-upcoming-game.ts';
import type { SimulationContext } from './simulation-context.ts';

type ListedGame = {
  card: GameCard;
  asOf: number;
  records: ClubRecords;
  /** epoch ms, league clock */
  now: number;
  /** epoch ms, league clock; a pick planned before this time is made now, because the next run may be later */
  until: number;
  /** ids of the fans whose decision on this game is made; grows */
  decided: Set<number>;
};

/** Makes the due picks of an upcoming game, by the usual rules. */
export async function pickUpcomingGame({ db, season, fans }: SimulationContext, listed: ListedGame): Promise<void> {
  const { card, asOf, records, now, until, decided } = listed;
  const upcoming = toUpcomingGame(card);
  if (upcoming === null) return;
  const waiting = fans.filter(({ userId }) => !decided.has(userId));
  const due = picksOfGame(season, waiting, upcoming, records).filter(({ at }) => at <= until);
  if (due.length === 0) return;
  const game = await recordGame(db, { card, asOf, now, level: 1 });
  await submitPicksOfGame(
    db,
    game,
    due.map(({ fan: { userId }, winnerId }) => ({ userId, winnerId, at: now })),
  );
  for (const { fan } of due) decided.add(fan.userId);
}
