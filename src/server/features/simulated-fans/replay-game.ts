import { eq } from 'drizzle-orm';
import type { GameCard } from '#domain/game/game-card.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import { cardBefore } from '#domain/simulated-fans/card-before.ts';
import { picksOfGame } from '#domain/simulated-fans/picks-of-game.ts';
import type { ClubRecords } from '#domain/simulated-fans/choose-winner.ts';
import type { Db } from '#server/db/open-db.ts';
import { games } from '#server/db/schema.ts';
import { submitPicksOfGame } from '#server/features/predictions/submit-picks-of-game.ts';
import { recordGame, toPickable } from '#server/features/settlement/record-game.ts';
import { settleGame } from '#server/features/settlement/settle-game.ts';
import { toUpcomingGame } from './to-upcoming-game.ts';
import type { SimulationContext } from './simulation-context.ts';

const hour = 3_600_000;
/** a game is on the list a day before */
const listedLead = 24 * hour;
/** by when it is over and graded, near enough: it decides no more than the instants that stories tell */
const lengthOfGame = 3 * hour;
/** When a game was called off is not told afterwards. Never earlier than this: who picked before did so in time. */
const calledOffLead = 6 * hour;

type Remembered = { game: PickableGame; seenAt: number };

async function remembered(db: Db, gamePk: number): Promise<Remembered | null> {
  const [row] = await db.select().from(games).where(eq(games.gamePk, gamePk));
  return row ? { game: toPickable(row), seenAt: row.seenAt.getTime() } : null;
}

/** The game as it stood when it was to come, and since when it can be picked; null when it was seen to begin already. */
async function openedGame(
  db: Db,
  card: GameCard,
  startsAt: number,
): Promise<{ game: PickableGame; since: number } | null> {
  const known = await remembered(db, card.gamePk);
  if (known?.game.phase === 'open' && known.game.officialDate === card.officialDate) {
    return { game: known.game, since: -Infinity };
  }
  const isMakeUp = known?.game.phase === 'void' && known.game.officialDate !== card.officialDate;
  if (known !== null && !isMakeUp) return null;
  const since = Math.max(startsAt - listedLead, known?.seenAt ?? -Infinity);
  const game = await recordGame(db, { card: cardBefore(card), asOf: since, now: since, level: 1 });
  return { game, since };
}

/**
 * A game that began while nobody looked, as it would have gone: first as it stood before, then the picks, each as of its
 * own instant, then what became of it. The rules of every step are the ordinary ones; a game that was followed is left alone.
 */
export async function replayGame(
  { db, season, fans }: SimulationContext,
  { card, asOf, records }: { card: GameCard; asOf: number; records: ClubRecords },
): Promise<void> {
  const coming = toUpcomingGame(card);
  if (coming === null) return;
  const { startsAt } = coming;
  const opened = await openedGame(db, card, startsAt);
  if (opened === null) return;
  const until = card.status.phase === 'void' ? startsAt - calledOffLead : Infinity;
  const wishes = picksOfGame(season, fans, coming, records)
    .filter(({ at }) => at >= opened.since && at < until)
    .map(({ fan: { userId }, winnerId, at }) => ({ userId, winnerId, at }));
  await submitPicksOfGame(db, opened.game, wishes);
  const over = card.status.phase === 'void' ? until : startsAt + lengthOfGame;
  const seen = Math.min(asOf, Math.max(over, opened.since));
  const { phase } = await recordGame(db, { card, asOf: seen, now: seen, level: 1 });
  if (phase === 'final' || phase === 'void') await settleGame(db, card.gamePk, seen);
}
