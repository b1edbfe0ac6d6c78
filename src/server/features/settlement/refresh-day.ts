import type { GameCard } from '#domain/game/game-card.ts';
import { levels } from '#domain/game/levels.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { readGameCard } from '#server/statsapi/schedule/read-game-card.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { type DueDay, readDueGames } from './due-days.ts';
import { recordGame } from './record-game.ts';
import { settleGame } from './settle-game.ts';

type Parts = { db: Db; client: StatsApiClient; clock: Clock };
type Seen = { card: GameCard; asOf: number; level?: number };

/** The day's list of a level, or of one level after the other until every game is found: their level is known then. */
async function readListed(client: StatsApiClient, { date, level, gamePks }: DueDay): Promise<Map<number, Seen>> {
  const seen = new Map<number, Seen>();
  for (const asked of level === null ? levels.map(({ id }) => id) : [level]) {
    const { value, asOf } = await readSchedule(client, { date, level: asked });
    for (const card of value) if (gamePks.includes(card.gamePk)) seen.set(card.gamePk, { card, asOf, level: asked });
    if (seen.size === gamePks.length) break;
  }
  return seen;
}

const hasNewerListing = ({ status: { phase }, resumesOn }: GameCard): boolean =>
  phase === 'held' || phase === 'void' || resumesOn !== null;

/** A game that was suspended or called off, or is no longer on its day's list, is told by its newest listing. */
async function newestOf(client: StatsApiClient, gamePk: number, listed: Seen | undefined): Promise<Seen | null> {
  if (listed && !hasNewerListing(listed.card)) return listed;
  const { value: card, asOf } = await readGameCard(client, gamePk);
  return card === null ? null : { card, asOf, ...(listed?.level !== undefined && { level: listed.level }) };
}

/** One request for a day and level; remembers what changed, and settles what is decided. Answers the games it settled. */
export async function refreshDay({ db, client, clock }: Parts, day: DueDay): Promise<number[]> {
  const listed = await readListed(client, day);
  for (const gamePk of day.gamePks) {
    const seen = await newestOf(client, gamePk, listed.get(gamePk));
    if (seen !== null) await recordGame(db, { ...seen, now: clock.now() });
  }
  const settled: number[] = [];
  for (const gamePk of await readDueGames(db, day.gamePks)) {
    if ((await settleGame(db, gamePk, clock.now())) > 0) settled.push(gamePk);
  }
  return settled;
}
