import { eq } from 'drizzle-orm';
import { recordGame, toPickable } from '#features/picks/server/record-game.ts';
import { submitPicksOfGame } from '#features/picks/server/submit-pick.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { scheduledStatus } from '#rules/baseball/game/progress.ts';
import { withoutPlay } from '#rules/baseball/game/without-play.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { picksOfGame, type SimulatedSeason, type ClubRecords, type UpcomingGame } from '../rules.ts';
import type { SimulatedAccount } from './create-simulated-accounts.ts';

const hour = 3_600_000;
/** a game is in the schedule one day before it starts */
const listedLead = 24 * hour;
/** the assumed time until the game is over and graded; it affects only the times in pick histories */
const lengthOfGame = 3 * hour;
/** The time of a cancellation is not in the schedule. Assumed to be this long before the start: earlier picks are in time. */
const cancellationLead = 6 * hour;

/** Stores the game as it was before its start; `since`: when picks become possible. Null if the server already saw it start. */
async function openGame(
  db: Db,
  card: GameCard,
  startsAt: number,
): Promise<{ game: PickableGame; since: number } | null> {
  const [row] = await db.select().from(games).where(eq(games.gamePk, card.gamePk));
  const stored = row && toPickable(row);
  if (stored?.phase === 'open' && stored.officialDate === card.officialDate) return { game: stored, since: -Infinity };
  const isMakeUp = stored?.phase === 'void' && stored.officialDate !== card.officialDate;
  if (stored !== undefined && !isMakeUp) return null;
  const since = Math.max(startsAt - listedLead, row?.seenAt.getTime() ?? -Infinity);
  // as it was before the game: clubs, place and time without any result
  const game = await recordGame(db, { card: withoutPlay(card, scheduledStatus), asOf: since, now: since, level: 1 });
  return { game, since };
}

/**
 * Replays a game that started while the program was not running: stores it as upcoming, submits each pick at its planned
 * time, then stores and settles the result. Each step follows the usual rules. A game that was followed is not changed.
 */
export async function replayGame(
  { db, season, users }: SimulationContext,
  { card, asOf, records }: { card: GameCard; asOf: number; records: ClubRecords },
): Promise<void> {
  const upcoming = toUpcomingGame(card);
  if (upcoming === null) return;
  const { startsAt } = upcoming;
  const opened = await openGame(db, card, startsAt);
  if (opened === null) return;
  const until = card.status.phase === 'void' ? startsAt - cancellationLead : Infinity;
  const requests = picksOfGame(season, users, upcoming, records)
    .filter(({ at }) => at >= opened.since && at < until)
    .map(({ user: { userId }, winnerId, at }) => ({ userId, winnerId, at }));
  await submitPicksOfGame(db, opened.game, requests);
  const over = card.status.phase === 'void' ? until : startsAt + lengthOfGame;
  const seen = Math.min(asOf, Math.max(over, opened.since));
  const { phase } = await recordGame(db, { card, asOf: seen, now: seen, level: 1 });
  if (phase === 'final' || phase === 'void') await settleGame(db, card.gamePk, seen);
}

/** The simulated users, the season that they play and the database that stores it. */
export type SimulationContext = { db: Db; season: SimulatedSeason; users: readonly SimulatedAccount[] };

/** Converts a card to the facts that are known before the game; null while its start is to be determined. */
export function toUpcomingGame({ gamePk, officialDate, startsAt, teams }: GameCard): UpcomingGame | null {
  if (startsAt === null) return null;
  return { gamePk, officialDate, startsAt, awayId: teams.away.id, homeId: teams.home.id };
}
