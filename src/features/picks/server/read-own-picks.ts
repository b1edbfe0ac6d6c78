import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, runBuilt } from '#platform/db/open-db.ts';
import { finalGames, picks, gameEvents, games } from '#platform/db/schema.ts';
import { pickState } from '#rules/picks/pick-outcomes.ts';
import type { OwnPick, PickEvent, PickScore } from '../contract/picks.ts';
import { pickEvents } from '../tables.ts';
import { formatPickHistory, type StoredEvent } from './format-pick-history.ts';
import { toPickable } from './record-game.ts';

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
    const stored = ofPicks.filter((event) => event.gamePk === row.games.gamePk);
    const { madeAt, winnerId } = row.picks;
    // none are left if the account was deleted between the reads of its picks and of their events
    const ofPick = stored.length > 0 ? stored : [{ at: madeAt, kind: 'made' as const, detail: { winnerId } }];
    const since = ofPick[0]?.at ?? madeAt;
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

/** The upstream's names of the clubs of a pick. */
export function clubNamesOfPick<Name extends string | null>(
  { winnerId }: { winnerId: number },
  { awayId, awayName, homeName }: { awayId: number; awayName: Name; homeName: Name },
) {
  return winnerId === awayId
    ? { winnerName: awayName, loserName: homeName }
    : { winnerName: homeName, loserName: awayName };
}
