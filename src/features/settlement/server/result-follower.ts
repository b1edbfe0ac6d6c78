import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { recordGame, toPickable } from '#features/picks/server/record-game.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { stateOfMissingGame } from '#rules/picks/next-game-state.ts';
import type { JobServices, Services } from '#sources/services.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readGameCard, readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { settleGames } from './settle-game.ts';

const minute = 60_000;
/** real ms between two runs, however fast the league's clock runs */
const minWait = 1000;
const maxWait = 10_000;

/** League ms between two refreshes of a day: one minute while its games are played, ten minutes before and after. */
const refreshInterval = ({ date, isOpen }: DueDay, today: string): number =>
  isOpen && date <= today ? minute : 10 * minute;

/** Reads the schedule of the days with open picks and settles their games. A run returns the games that were settled. */
export function followResults(services: JobServices): PeriodicJob<number[]> {
  const { db, clock, after, log } = services;
  const refreshedAt = new Map<string, number>();

  async function refreshIfDue(day: DueDay, today: string): Promise<number[]> {
    const name = `${day.date} ${day.level ?? ''}`;
    const now = clock.now();
    if (now - (refreshedAt.get(name) ?? -Infinity) < refreshInterval(day, today)) return [];
    refreshedAt.set(name, now);
    return refreshDay(services, day).catch((error: unknown) => {
      log.error({ err: error, day: day.date }, 'A day could not be settled and will be tried again');
      return [];
    });
  }

  async function work(isStopped: () => boolean): Promise<number[]> {
    const today = baseballDay(clock.now());
    const settled: number[] = [];
    for (const day of await readDueDays(db, today)) {
      if (isStopped()) break;
      settled.push(...(await refreshIfDue(day, today)));
    }
    return settled;
  }

  const wait = Math.max(minWait, Math.min(minute / clock.speed, maxWait));
  return periodicJob({ name: 'settlement', work, wait, after, log });
}

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
export async function refreshDay(
  { db, client, clock }: Pick<Services, 'db' | 'client' | 'clock'>,
  day: DueDay,
): Promise<number[]> {
  const listed = await readListed(client, day);
  for (const gamePk of day.gamePks) {
    const latest = await readLatest(client, gamePk, listed.get(gamePk));
    if (latest === 'missing') await voidMissingGame(db, gamePk, clock.now());
    else if (latest !== null) await recordGame(db, { ...latest, now: clock.now() });
  }
  const settled = await settleGames(db, await readDueGames(db, day.gamePks), clock.now());
  return [...settled.keys()];
}

/** Updates a stored game that the schedule does not contain at `now` (epoch ms, UTC): it can become void, and its picks with it. */
export async function voidMissingGame(db: Db, gamePk: number, now: number): Promise<void> {
  const [row] = await db.select().from(games).where(eq(games.gamePk, gamePk));
  if (row === undefined) return;
  const { phase } = stateOfMissingGame(toPickable(row), now);
  if (phase === row.phase) return;
  await db
    .update(games)
    .set({ phase, settlement: 'due' })
    .where(and(eq(games.gamePk, gamePk), eq(games.phase, row.phase)));
}

/** A date and level of the schedule with games to refresh. `level` is null until the level of its games is known. */
type DueDay = {
  /** YYYY-MM-DD */
  date: string;
  level: number | null;
  gamePks: number[];
  /** whether one of the games is not settled */
  isOpen: boolean;
};

/** Reads the days with games that are not settled, and the last `correctionDays` days, because results can be corrected. */
export async function readDueDays(db: Db, today: string, correctionDays = 2): Promise<DueDay[]> {
  const { rows } = await db.execute<DueDay>(sql`
    select official_date::text as date, level, array_agg(game_pk) as "gamePks", bool_or(settlement <> 'done') as "isOpen"
    from games
    where settlement <> 'done' or official_date >= ${today}::date - ${correctionDays}::integer
    group by official_date, level
    order by official_date`);
  return rows;
}

/** Returns those of the games that are due: their picks may have a wrong outcome or place in a streak. */
export async function readDueGames(db: Db, gamePks: number[]): Promise<number[]> {
  const rows = await db
    .select({ gamePk: games.gamePk })
    .from(games)
    .where(and(inArray(games.gamePk, gamePks), eq(games.settlement, 'due')))
    .orderBy(asc(games.gamePk));
  return rows.map(({ gamePk }) => gamePk);
}
