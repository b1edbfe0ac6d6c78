import type { GameCard } from '#domain/game/game-card.ts';
import { picksOfGame } from '#domain/simulated-fans/picks-of-game.ts';
import type { ClubRecords } from '#domain/simulated-fans/choose-winner.ts';
import { submitPicksOfGame } from '#server/features/predictions/submit-picks-of-game.ts';
import { recordGame } from '#server/features/settlement/record-game.ts';
import { toUpcomingGame } from './to-upcoming-game.ts';
import type { SimulationContext } from './simulation-context.ts';

type Listed = {
  card: GameCard;
  asOf: number;
  records: ClubRecords;
  /** epoch ms, league clock */
  now: number;
  /** who likes to pick by then picks now: there may be no other round before */
  until: number;
  /** fans (their ids) who have had their say on this game; grows */
  asked: Set<number>;
};

/** The picks that are due of a game to come, made now and by the ordinary rules. */
export async function pickUpcomingGame({ db, season, fans }: SimulationContext, listed: Listed): Promise<void> {
  const { card, asOf, records, now, until, asked } = listed;
  const coming = toUpcomingGame(card);
  if (coming === null) return;
  const waiting = fans.filter(({ userId }) => !asked.has(userId));
  const due = picksOfGame(season, waiting, coming, records).filter(({ at }) => at <= until);
  if (due.length === 0) return;
  const game = await recordGame(db, { card, asOf, now, level: 1 });
  await submitPicksOfGame(
    db,
    game,
    due.map(({ fan: { userId }, winnerId }) => ({ userId, winnerId, at: now })),
  );
  for (const { fan } of due) asked.add(fan.userId);
}
