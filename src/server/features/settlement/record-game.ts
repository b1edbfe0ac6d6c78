import { eq } from 'drizzle-orm';
import type { GameCard } from '#domain/game/game-card.ts';
import { nextGameState } from '#domain/predictions/next-game-state.ts';
import { isDecided } from '#domain/predictions/pick-outcomes.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { Db } from '#server/db/open-db.ts';
import { gameEvents, games } from '#server/db/schema.ts';

/** A look at a game: the card as the league answered at `asOf`, considered at `now` (both epoch ms, UTC). */
export type GameReading = { card: GameCard; asOf: number; now: number; level?: number };

type Row = typeof games.$inferSelect;

const at = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));
const ms = (instant: Date | null): number | null => instant?.getTime() ?? null;

/** A row of `games` as the rules see it. */
export function toPickable({ startsAt, leftPreviewAt, locksAt, heldSince, ...row }: Row): PickableGame {
  const { gamePk, officialDate, awayId, homeId, phase, winnerId, isAbandoned } = row;
  return {
    gamePk,
    officialDate,
    awayId,
    homeId,
    phase,
    winnerId,
    isAbandoned,
    startsAt: ms(startsAt),
    leftPreviewAt: ms(leftPreviewAt),
    locksAt: ms(locksAt),
    heldSince: ms(heldSince),
  };
}

function toRow({ startsAt, leftPreviewAt, locksAt, heldSince, ...game }: PickableGame) {
  return {
    ...game,
    startsAt: at(startsAt),
    leftPreviewAt: at(leftPreviewAt),
    locksAt: at(locksAt),
    heldSince: at(heldSince),
  };
}

/** What the stories of its picks tell of the step from one look to the next; nothing most of the time. */
function noteOf(before: PickableGame, after: PickableGame): { kind: string; detail: object } | null {
  if (before.officialDate !== after.officialDate) {
    return { kind: 'moved', detail: { from: before.officialDate, to: after.officialDate } };
  }
  const isPutOff = after.phase === 'open' && before.startsAt !== after.startsAt;
  return isPutOff ? { kind: 'delayed', detail: { from: before.startsAt, to: after.startsAt } } : null;
}

const namesOn = ({ teams: { away, home } }: GameCard) => ({ awayName: away.shortName, homeName: home.shortName });

/** A changed game has to be settled when its picks are decided, were decided, or were made for another date. */
function settlementOf(before: PickableGame, after: PickableGame): Row['settlement'] {
  const isDue = isDecided(before) || isDecided(after) || before.officialDate !== after.officialDate;
  return isDue ? 'due' : 'open';
}

const isSame = (one: PickableGame, other: PickableGame): boolean =>
  JSON.stringify(toRow(one)) === JSON.stringify(toRow(other));

/** The game as it is remembered when a look tells nothing new of it, as most do not; null when it does. */
async function rememberedAsSeen(db: Db, { card, asOf, now, level }: GameReading): Promise<PickableGame | null> {
  const [row] = await db.select().from(games).where(eq(games.gamePk, card.gamePk));
  if (row === undefined || (level !== undefined && row.level !== level)) return null;
  const before = toPickable(row);
  return asOf < row.seenAt.getTime() || isSame(before, nextGameState(before, card, now)) ? before : null;
}

/**
 * Remembers one more look at a game: the row is locked, so that looks of several processes follow each other and no
 * pick slips in between. A look older than the newest that changed something is passed over.
 */
export async function recordGame(db: Db, look: GameReading): Promise<PickableGame> {
  const { card, asOf, now, level } = look;
  const known = await rememberedAsSeen(db, look);
  if (known !== null) return known;
  return db.transaction(async (tx) => {
    const names = namesOn(card);
    const state = nextGameState(null, card, now);
    const first = { ...toRow(state), settlement: settlementOf(state, state), ...names, seenAt: new Date(asOf) };
    await tx
      .insert(games)
      .values({ ...first, level: level ?? null })
      .onConflictDoNothing();
    const [row] = await tx.select().from(games).where(eq(games.gamePk, card.gamePk)).for('no key update');
    if (row === undefined) throw new Error(`Game ${card.gamePk} is not in the table that it was written to`);
    const before = toPickable(row);
    if (asOf < row.seenAt.getTime()) return before;
    const after = nextGameState(before, card, now);
    const isLevelNews = level !== undefined && row.level !== level;
    const areNamesNews = row.awayName !== names.awayName || row.homeName !== names.homeName;
    if (isSame(before, after) && !isLevelNews && !areNamesNews) return before;
    const note = noteOf(before, after);
    if (note) await tx.insert(gameEvents).values({ gamePk: card.gamePk, at: new Date(now), ...note });
    await tx
      .update(games)
      .set({
        ...toRow(after),
        ...(isSame(before, after) ? {} : { settlement: settlementOf(before, after) }),
        ...names,
        seenAt: new Date(asOf),
        ...(level !== undefined && { level }),
      })
      .where(eq(games.gamePk, card.gamePk));
    return after;
  });
}
