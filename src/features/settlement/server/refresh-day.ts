import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readGameCard } from '#sources/statsapi/schedule/read-game-card.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { type DueDay, readDueGames } from './due-days.ts';
import { recordGame } from './record-game.ts';
import { voidMissingGame } from './void-missing-game.ts';
import { settleGames } from './settle-game.ts';

type Parts = { db: Db; client: StatsApiClient; clock: Clock };
type Listed = { card: GameCard; asOf: number; level?: number };

/** Reads the games of the day from the schedule of its level; without a known level, from one level after the other until all are found. */
async function readListed(client: StatsApiClient, { date, level, gamePks }: DueDay): Promise<Map<number, Listed>> {
  const found = new Map<number, Listed>();
  for (const each of level === null ? levels.map(({ id }) => id) : [level]) {
    const { value, asOf } = await readSchedule(client, { date, level: each });
    for (const card of value) if (gamePks.includes(card.gamePk)) found.set(card.gamePk, { card, asOf, level: each });
    if (found.size === gamePks.length) break;
  }
  return found;
}

const mayHaveLaterListing = ({ status: { phase }, resumesOn }: GameCard): boolean =>
  phase === 'held' || phase === 'void' || resumesOn !== null;

/**
 * Returns the latest listing of a game, which is read if the game was suspended or canceled, or is missing from its day; null if only an old
 * response is available.
 */
async function readLatest(client: StatsApiClient, gamePk: number, listed: Listed | undefined) {
  if (listed && !mayHaveLaterListing(listed.card)) return listed;
  const { value: card, asOf, isStale } = await readGameCard(client, gamePk);
  if (card === null) return isStale ? null : 'missing';
  return { card, asOf, ...(listed?.level !== undefined && { level: listed.level }) };
}

/** Reads the schedule of a day, updates its games and settles those that are due. Returns the settled games. */
export async function refreshDay({ db, client, clock }: Parts, day: DueDay): Promise<number[]> {
  const listed = await readListed(client, day);
  for (const gamePk of day.gamePks) {
    const latest = await readLatest(client, gamePk, listed.get(gamePk));
    if (latest === 'missing') await voidMissingGame(db, gamePk, clock.now());
    else if (latest !== null) await recordGame(db, { ...latest, now: clock.now() });
  }
  const settled = await settleGames(db, await readDueGames(db, day.gamePks), clock.now());
  return [...settled.keys()];
}
