import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OwnPick, PickEvent } from '#contract/predictions.ts';
import { pickState } from '#domain/predictions/pick-state.ts';
import type { Db } from '#server/db/open-db.ts';
import { runBuilt } from '#server/db/run-prepared.ts';
import { gameEvents, games, picks, pickEvents } from '#server/db/schema.ts';
import { toPickable } from '#server/features/settlement/record-game.ts';
import { clubNamesOfPick } from './club-names-of-pick.ts';
import { formatPickHistory, type StoredEvent } from './format-pick-history.ts';

type Row = { picks: typeof picks.$inferSelect; games: typeof games.$inferSelect };
/** A pick with all lines of its story. */
export type PickWithHistory = { pick: OwnPick; history: PickEvent[] };

/** What is not written down line by line because it follows from the pick and its game. */
function derivedLines({ picks: pick, games: row }: Row, isCorrected: boolean, now: number): StoredEvent[] {
  const lines: StoredEvent[] = [];
  const isSameDay = pick.officialDate === row.officialDate;
  if (isSameDay && row.locksAt && row.locksAt.getTime() <= now)
    lines.push({ at: row.locksAt.getTime(), kind: 'locked', detail: {} });
  if (pick.settledAt && pick.outcome) {
    const { outcome, streakBefore, streakAfter } = pick;
    const kind = isCorrected ? 'corrected' : 'graded';
    lines.push({ at: pick.settledAt.getTime(), kind, detail: { outcome, streakBefore, streakAfter } });
  }
  return lines;
}

function toTold(row: Row, written: readonly StoredEvent[], now: number): PickWithHistory {
  const { picks: pick, games: gameRow } = row;
  const game = toPickable(gameRow);
  const isCorrected = written.some(({ kind }) => kind === 'graded');
  const names = new Map([
    [gameRow.awayId, gameRow.awayName],
    [gameRow.homeId, gameRow.homeName],
  ]);
  const history = formatPickHistory([...written, ...derivedLines(row, isCorrected, now)], names);
  const made = { at: pick.madeAt.getTime(), kind: 'made', detail: { winnerId: pick.winnerId } };
  const receipt = history.at(-1) ?? formatPickHistory([made], names)[0];
  if (receipt === undefined) throw new TypeError('A pick without a story');
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
    lastEvent: receipt,
  };
  return { pick: own, history };
}

/** `gamePk`: of that game alone, which takes one round of questions instead of two */
type Asked = { userId: number; now: number; gamePk?: number; where?: SQL | undefined; limit?: number };

/** What is written down of a fan's picks of games, and of the games. */
async function readLines(db: Db, userId: number, gamePks: number[]) {
  const isOfThese = (column: typeof pickEvents.gamePk | typeof gameEvents.gamePk) =>
    sql`${column} = any(${sql.param(gamePks)}::integer[])`;
  const [own, notes] = await Promise.all([
    runBuilt(
      db
        .select()
        .from(pickEvents)
        .where(and(eq(pickEvents.userId, userId), isOfThese(pickEvents.gamePk)))
        .orderBy(pickEvents.id),
    ),
    runBuilt(db.select().from(gameEvents).where(isOfThese(gameEvents.gamePk)).orderBy(gameEvents.id)),
  ]);
  return { own, notes };
}

/** A fan's own picks with their stories, newest day first. `now`: epoch ms, league clock. */
export async function readOwnPicks(
  db: Db,
  { userId, now, gamePk, where, limit = 200 }: Asked,
): Promise<PickWithHistory[]> {
  const isOfGame = gamePk === undefined ? undefined : eq(picks.gamePk, gamePk);
  const linesOfGame = gamePk === undefined ? null : readLines(db, userId, [gamePk]);
  const [rows] = await Promise.all([
    runBuilt(
      db
        .select()
        .from(picks)
        .innerJoin(games, eq(games.gamePk, picks.gamePk))
        .where(and(eq(picks.userId, userId), isOfGame, where))
        .orderBy(desc(picks.officialDate), desc(picks.gamePk))
        .limit(limit),
    ),
    linesOfGame,
  ]);
  if (rows.length === 0) return [];
  const gamePks = rows.map((row) => row.games.gamePk);
  const { own, notes } = (await linesOfGame) ?? (await readLines(db, userId, gamePks));
  return rows.map((row) => {
    const ofPick = own.filter((line) => line.gamePk === row.games.gamePk);
    const since = ofPick[0]?.at ?? row.picks.madeAt;
    const ofGame = notes.filter((note) => note.gamePk === row.games.gamePk && note.at >= since);
    const lines = [...ofPick, ...ofGame].map(({ at, kind, detail }) => ({ at: at.getTime(), kind, detail }));
    return toTold(row, lines, now);
  });
}
