import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OwnPick, PickEvent, PickScore, PickCursor, PickHistory, DayPicks } from '../contract/picks.ts';
import { pickState } from '#rules/picks/pick-outcomes.ts';
import { type Db, runBuilt } from '#platform/db/open-db.ts';
import { finalGames, picks, gameEvents, games } from '#platform/db/schema.ts';
import { pickEvents } from '../tables.ts';
import { toPickable } from '#features/settlement/server/record-game.ts';
import { formatPickHistory, type StoredEvent } from './format-pick-history.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import { showPick } from './show-pick.ts';
import type { Crowds } from './crowds.ts';
import { isOpenForPicks } from '#rules/picks/lock.ts';

type Row = {
  picks: typeof picks.$inferSelect;
  games: typeof games.$inferSelect;
  final_games: typeof finalGames.$inferSelect | null;
};
/** A pick with the score of its game and all events of its history. */
export type PickWithHistory = { pick: OwnPick; score: PickScore; history: PickEvent[] };

/** Returns the events that are not stored because they follow from the pick and its game. */
function derivedEvents({ picks: pick, games: row }: Row, stored: readonly StoredEvent[], now: number): StoredEvent[] {
  const events: StoredEvent[] = [];
  const isSameDay = pick.officialDate === row.officialDate;
  if (isSameDay && row.locksAt && row.locksAt.getTime() <= now)
    events.push({ at: row.locksAt.getTime(), kind: 'locked', detail: {} });
  if (pick.settledAt && pick.outcome) {
    const { outcome, streakBefore, streakAfter } = pick;
    const kind = stored.some((event) => event.kind === 'graded') ? 'corrected' : 'graded';
    events.push({ at: pick.settledAt.getTime(), kind, detail: { outcome, streakBefore, streakAfter } });
  }
  return events;
}

function toPickWithHistory(row: Row, stored: readonly StoredEvent[], now: number): PickWithHistory {
  const { picks: pick, games: gameRow, final_games: final } = row;
  const game = toPickable(gameRow);
  const names = new Map([
    [gameRow.awayId, gameRow.awayName],
    [gameRow.homeId, gameRow.homeName],
  ]);
  const history = formatPickHistory([...stored, ...derivedEvents(row, stored, now)], names);
  const lastEvent = history.at(-1);
  if (lastEvent === undefined) throw new TypeError('A pick has no events');
  const own: OwnPick = {
    gamePk: pick.gamePk,
    officialDate: pick.officialDate,
    winnerId: pick.winnerId,
    loserId: pick.loserId,
    ...clubNamesOfPick(pick, gameRow),
    state: pickState(pick, game, now),
    madeAt: pick.madeAt.getTime(),
    changedAt: pick.changedAt.getTime(),
    startsAt: game.startsAt,
    locksAt: game.locksAt,
    streakBefore: pick.streakBefore,
    streakAfter: pick.streakAfter,
    bases: pick.bases,
    lastEvent,
  };
  return { pick: own, score: pickScore(pick, final), history };
}

/** `gamePk` selects the pick of one game, which takes one round of queries instead of two. */
type OwnPicksQuery = { userId: number; now: number; gamePk?: number; where?: SQL | undefined; limit?: number };

/** Reads the stored events of a user's picks of some games, and of the games. */
async function readStoredEvents(db: Db, userId: number, gamePks: number[]) {
  const hasGamePk = (column: typeof pickEvents.gamePk | typeof gameEvents.gamePk) =>
    sql`${column} = any(${sql.param(gamePks)}::integer[])`;
  const [ofPicks, ofGames] = await Promise.all([
    runBuilt(
      db
        .select()
        .from(pickEvents)
        .where(and(eq(pickEvents.userId, userId), hasGamePk(pickEvents.gamePk)))
        .orderBy(pickEvents.id),
    ),
    runBuilt(db.select().from(gameEvents).where(hasGamePk(gameEvents.gamePk)).orderBy(gameEvents.id)),
  ]);
  return { ofPicks, ofGames };
}

/** Reads a user's own picks with their histories, newest day first. `now`: epoch ms, league clock. */
export async function readOwnPicks(
  db: Db,
  { userId, now, gamePk, where, limit = 200 }: OwnPicksQuery,
): Promise<PickWithHistory[]> {
  const isOfGame = gamePk === undefined ? undefined : eq(picks.gamePk, gamePk);
  const eventsOfGame = gamePk === undefined ? null : readStoredEvents(db, userId, [gamePk]);
  const [rows] = await Promise.all([
    runBuilt(
      db
        .select()
        .from(picks)
        .innerJoin(games, eq(games.gamePk, picks.gamePk))
        .leftJoin(finalGames, eq(finalGames.gamePk, picks.gamePk))
        .where(and(eq(picks.userId, userId), isOfGame, where))
        .orderBy(desc(picks.officialDate), desc(picks.gamePk))
        .limit(limit),
    ),
    eventsOfGame,
  ]);
  if (rows.length === 0) return [];
  const gamePks = rows.map((row) => row.games.gamePk);
  const { ofPicks, ofGames } = (await eventsOfGame) ?? (await readStoredEvents(db, userId, gamePks));
  return rows.map((row) => {
    const ofPick = ofPicks.filter((event) => event.gamePk === row.games.gamePk);
    const since = ofPick[0]?.at ?? row.picks.madeAt;
    const ofGame = ofGames.filter((event) => event.gamePk === row.games.gamePk && event.at >= since);
    const events = [...ofPick, ...ofGame].map(({ at, kind, detail }) => ({ at: at.getTime(), kind, detail }));
    return toPickWithHistory(row, events, now);
  });
}

type GradedPick = Pick<typeof picks.$inferSelect, 'outcome' | 'winnerId'>;
type FinalGame = Pick<typeof finalGames.$inferSelect, 'awayId' | 'awayRuns' | 'homeRuns'>;

/** The final score of a graded pick's game; null without one. */
export function pickScore({ outcome, winnerId }: GradedPick, final: FinalGame | null): PickScore {
  if (final === null || outcome === null || outcome === 'void') return null;
  const { awayId, awayRuns, homeRuns } = final;
  return winnerId === awayId ? { picked: awayRuns, other: homeRuns } : { picked: homeRuns, other: awayRuns };
}

type GameNames<Name> = { awayId: number; awayName: Name; homeName: Name };

/** The upstream's names of the clubs of a pick. */
export function clubNamesOfPick<Name extends string | null>(
  { winnerId }: { winnerId: number },
  { awayId, awayName, homeName }: GameNames<Name>,
) {
  return winnerId === awayId
    ? { winnerName: awayName, loserName: homeName }
    : { winnerName: homeName, loserName: awayName };
}

const pageSize = 100;

function olderThan(before: PickCursor | undefined) {
  if (before === undefined) return undefined;
  const { officialDate, gamePk } = before;
  return sql`(${picks.officialDate}, ${picks.gamePk}) < (${officialDate}::date, ${gamePk}::integer)`;
}

type HistoryQuery = {
  userId: number;
  /** epoch ms (league clock) */
  now: number;
  before: PickCursor | undefined;
  viewer: Viewer;
};

/** Reads a page of a user's own picks; `before` is the `next` of the page before. */
export async function readPickHistory(db: Db, { userId, now, before, viewer }: HistoryQuery): Promise<PickHistory> {
  const page = await readOwnPicks(db, { userId, now, where: olderThan(before), limit: pageSize });
  const last = page.length === pageSize ? page.at(-1)?.pick : undefined;
  return {
    picks: page.map((own) => {
      const { pick, score, history } = showPick(own, viewer);
      return { ...pick, score, history };
    }),
    next: last ? `${last.officialDate}_${last.gamePk}` : null,
  };
}

type DayPicksQuery = {
  date: string;
  userId: number | null;
  now: number;
  viewer: Viewer;
};

/** Reads the locks and crowds of a day, and the picks of the user if signed in. Times are epoch ms, league clock. */
export async function readDayPicks(
  { db, crowds }: { db: Db; crowds: Crowds },
  { date, userId, now, viewer }: DayPicksQuery,
): Promise<DayPicks> {
  // includes void picks of games that moved to this day
  const ofDay = sql`${picks.gamePk} in (select game_pk from games where official_date = ${date}
    union select game_pk from picks where user_id = ${userId} and official_date = ${date})`;
  const [rows, own] = await Promise.all([
    runBuilt(db.select().from(games).where(eq(games.officialDate, date)).orderBy(games.gamePk)),
    userId === null ? [] : readOwnPicks(db, { userId, now, where: ofDay }),
  ]);
  const dayGames = rows.map(toPickable);
  const crowdByGame = await crowds.read(dayGames.filter((game) => !isOpenForPicks(game, now)));
  return {
    date,
    games: dayGames.map((game) => ({
      gamePk: game.gamePk,
      locksAt: game.locksAt,
      isOpen: isOpenForPicks(game, now),
      crowd: crowdByGame.get(game.gamePk) ?? null,
    })),
    picks: own.map((each) => showPick(each, viewer).pick),
  };
}
