import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { gameEvents, games } from '#platform/db/schema.ts';
import { createTransactionSteps } from '#platform/db/transaction-steps.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { nextGameState } from '#rules/picks/next-game-state.ts';
import { isDecided } from '#rules/picks/pick-outcomes.ts';

/** The card of a game in an upstream response of `asOf`, and the current time (both epoch ms, UTC). */
type GameReading = { card: GameCard; asOf: number; now: number; level?: number };

type Row = typeof games.$inferSelect;

const toDate = (time: number | null): Date | null => (time === null ? null : new Date(time));
const toMs = (date: Date | null): number | null => date?.getTime() ?? null;

/** Converts a row of `games` into the domain's game. */
export function toPickable({ startsAt, leftPreviewAt, locksAt, heldSince, ...row }: Row): PickableGame {
  const { gamePk, officialDate, awayId, homeId, phase, winnerId, isAbandoned, noPicksReason } = row;
  return {
    gamePk,
    officialDate,
    awayId,
    homeId,
    phase,
    winnerId,
    isAbandoned,
    noPicksReason,
    startsAt: toMs(startsAt),
    leftPreviewAt: toMs(leftPreviewAt),
    locksAt: toMs(locksAt),
    heldSince: toMs(heldSince),
  };
}

function toRow({ startsAt, leftPreviewAt, locksAt, heldSince, ...game }: PickableGame) {
  return {
    ...game,
    startsAt: toDate(startsAt),
    leftPreviewAt: toDate(leftPreviewAt),
    locksAt: toDate(locksAt),
    heldSince: toDate(heldSince),
  };
}

/** The event of a game that the history of each of its picks shows: a move to another date, a delay, or that it does not count. */
function gameEvent(before: PickableGame, after: PickableGame): { kind: string; detail: object } | null {
  if (before.officialDate !== after.officialDate) {
    return { kind: 'moved', detail: { from: before.officialDate, to: after.officialDate } };
  }
  if (before.noPicksReason === null && after.noPicksReason !== null) {
    return { kind: 'ineligible', detail: { reason: after.noPicksReason } };
  }
  const isDelayed = after.phase === 'open' && before.startsAt !== after.startsAt;
  return isDelayed ? { kind: 'delayed', detail: { from: before.startsAt, to: after.startsAt } } : null;
}

const clubNames = ({ teams: { away, home } }: GameCard) => ({ awayName: away.shortName, homeName: home.shortName });

/** A changed game is due when its picks are decided, were decided, or were made for another date. */
function nextSettlement(before: PickableGame, after: PickableGame): Row['settlement'] {
  const isDue = isDecided(before) || isDecided(after) || before.officialDate !== after.officialDate;
  return isDue ? 'due' : 'open';
}

/** Whether a reading ends the game, or corrects the winner of a final one. */
const isNewlyFinal = (before: PickableGame, after: PickableGame): boolean =>
  after.phase === 'final' && (before.phase !== 'final' || before.winnerId !== after.winnerId);

/** `runs` is null if the schedule lacks the score, and `winnerId` without a winner. */
export type FinalGame = Pick<PickableGame, 'gamePk' | 'officialDate' | 'winnerId'> &
  Record<Side, { id: number; name: string; runs: number | null }>;

/** A major-league game has ended, or its winner has changed. */
export const onGameFinal = createTransactionSteps<[game: FinalGame]>('a final game');

function toFinalGame({ teams: { away, home } }: GameCard, game: PickableGame): FinalGame {
  const { gamePk, officialDate, winnerId } = game;
  const side = ({ id, name, score: runs }: GameCard['teams']['away']) => ({ id, name, runs });
  return { gamePk, officialDate, away: side(away), home: side(home), winnerId };
}

/** Returns the stored game if the reading changes nothing, as most do not; otherwise null. */
async function readIfUnchanged(db: Db, { card, asOf, now, level }: GameReading): Promise<PickableGame | null> {
  const [row] = await db.select().from(games).where(eq(games.gamePk, card.gamePk));
  if (row === undefined || (level !== undefined && row.level !== level)) return null;
  const before = toPickable(row);
  return asOf < row.seenAt.getTime() || isDeepStrictEqual(before, nextGameState(before, card, now)) ? before : null;
}

/**
 * Updates the state of a game, and returns it. The row is locked, so that the readings of several processes and new picks
 * follow one another. A reading older than the stored one is ignored.
 */
export async function recordGame(db: Db, reading: GameReading): Promise<PickableGame> {
  const { card, asOf, now, level } = reading;
  const unchanged = await readIfUnchanged(db, reading);
  if (unchanged !== null) return unchanged;
  return db.transaction(async (tx) => {
    const names = clubNames(card);
    const state = nextGameState(null, card, now);
    const first = { ...toRow(state), settlement: nextSettlement(state, state), ...names, seenAt: new Date(asOf) };
    await tx
      .insert(games)
      .values({ ...first, level: level ?? null })
      .onConflictDoNothing();
    const [row] = await tx.select().from(games).where(eq(games.gamePk, card.gamePk)).for('no key update');
    if (row === undefined) throw new Error(`Game ${card.gamePk} was not stored`);
    const before = toPickable(row);
    if (asOf < row.seenAt.getTime()) return before;
    const after = nextGameState(before, card, now);
    const isLevelNew = level !== undefined && row.level !== level;
    // an incomplete card may lack the names too
    const areNamesNew = after !== before && (row.awayName !== names.awayName || row.homeName !== names.homeName);
    const isStateNew = !isDeepStrictEqual(before, after);
    if (!isStateNew && !isLevelNew && !areNamesNew) return before;
    const event = gameEvent(before, after);
    if (event) await tx.insert(gameEvents).values({ gamePk: card.gamePk, at: new Date(now), ...event });
    await tx
      .update(games)
      .set({
        ...toRow(after),
        ...(isStateNew && { settlement: nextSettlement(before, after) }),
        ...(areNamesNew && names),
        seenAt: new Date(asOf),
        ...(level !== undefined && { level }),
      })
      .where(eq(games.gamePk, card.gamePk));
    const isMajor = (level ?? row.level) === majorLeagueLevel;
    if (isMajor && isNewlyFinal(before, after)) await onGameFinal.run(tx, toFinalGame(card, after));
    return after;
  });
}
