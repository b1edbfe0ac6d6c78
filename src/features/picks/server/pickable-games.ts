import { eq } from 'drizzle-orm';
import { runBuilt } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import { AppError, Unacceptable } from '#platform/http/app-error.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { isOpenForPicks, lockLeadText } from '#rules/picks/lock.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import type { Services } from '#sources/services.ts';
import { readGameCard } from '#sources/statsapi/schedule/read-schedule.ts';
import { recordGame, toPickable } from './record-game.ts';

/** Reads the state of games from the database and, if it may be outdated, from the upstream. */
export type PickableGames = {
  /**
   * Whether the game was refreshed recently, so that its stored state is valid. A refresh starts in the background before
   * this period ends, so that pick requests do not wait for it.
   */
  isFresh(gamePk: number): boolean;
  /**
   * Returns the newest state of a game, refreshed first if the stored one is too old; null if there is no such game.
   * Throws `UpstreamError` or `AppError` if the upstream fails and the stored state does not say whether picks are accepted.
   */
  read(gamePk: number): Promise<PickableGame | null>;
};

const minute = 60_000;

/**
 * Returns the stored state of a game that cannot be refreshed, if it is certain: an open game with a known start stays open
 * until its lock time, and a final game stays final. Any other game may have moved to another day or started.
 */
function requireCertainState(stored: PickableGame, now: number): PickableGame {
  if (stored.phase === 'final' || (stored.startsAt !== null && isOpenForPicks(stored, now))) return stored;
  const message = 'It is not known at the moment whether this game accepts picks. Please try again shortly.';
  throw new AppError('upstream_unavailable', message);
}

export function createPickableGames({ db, client, clock }: Pick<Services, 'db' | 'client' | 'clock'>): PickableGames {
  const refreshedAt = new Map<number, number>();
  const refreshing = new Set<number>();
  // in a fast league a minute passes before a response arrives: at least six real seconds
  const validFor = Math.max(minute, (minute / 10) * clock.speed);

  async function readStored(gamePk: number): Promise<PickableGame | null> {
    const [row] = await runBuilt(db.select().from(games).where(eq(games.gamePk, gamePk)));
    return row ? toPickable(row) : null;
  }

  async function refresh(gamePk: number): Promise<PickableGame | null> {
    const { value: card, asOf, isStale } = await readGameCard(client, gamePk);
    if (card === null) return null;
    const now = clock.now();
    const game = await recordGame(db, { card, asOf, now });
    // a stale response does not count as a refresh: the next request tries again
    if (isStale) return requireCertainState(game, now);
    refreshedAt.set(gamePk, now);
    return game;
  }

  const age = (gamePk: number): number => clock.now() - (refreshedAt.get(gamePk) ?? -Infinity);

  function refreshInBackground(gamePk: number): void {
    if (refreshing.has(gamePk)) return;
    refreshing.add(gamePk);
    // an error is ignored here: the next pick request after the valid period refreshes again and reports it
    void refresh(gamePk)
      .catch(() => null)
      .finally(() => refreshing.delete(gamePk));
  }

  return {
    isFresh(gamePk) {
      const isFresh = age(gamePk) < validFor;
      if (isFresh && age(gamePk) > validFor / 2) refreshInBackground(gamePk);
      return isFresh;
    },
    async read(gamePk) {
      // computed before the row is read: a refresh that ends in between does not apply to this row
      const isValid = age(gamePk) < validFor;
      const stored = await readStored(gamePk);
      if (stored !== null && isValid) return stored;
      return refresh(gamePk).catch((error: unknown) => {
        if (stored !== null) return requireCertainState(stored, clock.now());
        if (error instanceof UpstreamNotFound) return null;
        throw error;
      });
    },
  };
}

type RequestedClubs = { predictedWinnerId: number; predictedLoserId?: number | undefined };

/** Returns the clubs of a pick. Throws `Unacceptable` for a club of another game and for the same club twice. */
export function parseClubs({ predictedWinnerId, predictedLoserId }: RequestedClubs, { awayId, homeId }: PickableGame) {
  const isClub = (id: number) => id === awayId || id === homeId;
  if (!isClub(predictedWinnerId)) throw new Unacceptable({ predictedWinnerId: 'is not a club of this game' });
  if (predictedLoserId === predictedWinnerId)
    throw new Unacceptable({ predictedLoserId: 'is the same club as the winner' });
  const loserId = predictedWinnerId === homeId ? awayId : homeId;
  if (predictedLoserId !== undefined && predictedLoserId !== loserId)
    throw new Unacceptable({ predictedLoserId: 'is not a club of this game' });
  return { winnerId: predictedWinnerId, loserId };
}

const messages: Record<PickableGame['phase'], string> = {
  open: `Picking for this game has closed: it closes ${lockLeadText} before the first pitch.`,
  live: 'This game has started: picking is closed.',
  final: 'This game is over: picking is closed.',
  held: 'This game is suspended: picking is closed.',
  void: 'This game was called off: there is nothing to pick.',
  unknown: 'The state of this game is not clear: it cannot be picked at the moment.',
};

/** Returns the error message of a pick request for a game that does not accept picks. */
export function pickingClosedMessage({ phase, noPicksReason }: Pick<PickableGame, 'phase' | 'noPicksReason'>): string {
  return noPicksReason ?? messages[phase];
}
