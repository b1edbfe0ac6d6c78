import { eq } from 'drizzle-orm';
import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { runBuilt } from '#server/db/run-prepared.ts';
import { games } from '#server/db/schema.ts';
import { recordGame, toPickable } from '#server/features/settlement/record-game.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readGameCard } from '#server/statsapi/schedule/read-game-card.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { UpstreamNotFound } from '#server/statsapi/client/upstream-error.ts';

/** The games that picks are made of. */
export type PickableGames = {
  /**
   * Whether the league has been asked of a game lately, so that what is remembered of it can be gone by. It is asked anew
   * before that is over, so that nobody who picks has to wait for it.
   */
  isFresh(gamePk: number): boolean;
  /**
   * The newest that is remembered of a game, looked up in the league first when that is too old; null when there is none.
   * Throws when nothing is known of the game, or not whether it takes picks: `UpstreamError`, `AppError`.
   */
  read(gamePk: number): Promise<PickableGame | null>;
};

const minute = 60_000;

/**
 * A game that is open stays so until its lock without a look, and one that is over is over. Any other may take picks by
 * now, as after it was moved to another day, or have begun, where its start is not known: nobody is refused for what
 * nobody has just seen.
 */
function withoutLook(known: PickableGame, now: number): PickableGame {
  if (known.phase === 'final' || (known.startsAt !== null && isOpenForPicks(known, now))) return known;
  const words = 'Whether this game takes picks cannot be told at the moment. Please try again shortly.';
  throw new AppError('upstream_unavailable', words);
}

export function createPickableGames({
  db,
  client,
  clock,
}: {
  db: Db;
  client: StatsApiClient;
  clock: Clock;
}): PickableGames {
  const lookedAt = new Map<number, number>();
  const ahead = new Set<number>();
  // in a fast league a minute is over before an answer arrives: six real seconds then
  const goodFor = Math.max(minute, (minute / 10) * clock.speed);

  async function remembered(gamePk: number): Promise<PickableGame | null> {
    const [row] = await runBuilt(db.select().from(games).where(eq(games.gamePk, gamePk)));
    return row ? toPickable(row) : null;
  }

  async function look(gamePk: number): Promise<PickableGame | null> {
    const { value: card, asOf, isStale } = await readGameCard(client, gamePk);
    if (card === null) return null;
    const now = clock.now();
    const game = await recordGame(db, { card, asOf, now });
    // an older answer is no look: whoever asks next tries again
    if (isStale) return withoutLook(game, now);
    lookedAt.set(gamePk, now);
    return game;
  }

  const age = (gamePk: number): number => clock.now() - (lookedAt.get(gamePk) ?? -Infinity);

  function lookAhead(gamePk: number): void {
    if (ahead.has(gamePk)) return;
    ahead.add(gamePk);
    // who picks when it is no longer fresh asks again, and hears of trouble
    void look(gamePk)
      .catch(() => null)
      .finally(() => ahead.delete(gamePk));
  }

  return {
    isFresh(gamePk) {
      const isFresh = age(gamePk) < goodFor;
      if (isFresh && age(gamePk) > goodFor / 2) lookAhead(gamePk);
      return isFresh;
    },
    async read(gamePk) {
      // asked before the row is read: another fan's look that ends meanwhile says nothing of a row read before it
      const isLookedAt = age(gamePk) < goodFor;
      const known = await remembered(gamePk);
      if (known !== null && isLookedAt) return known;
      return look(gamePk).catch((error: unknown) => {
        if (known !== null) return withoutLook(known, clock.now());
        if (error instanceof UpstreamNotFound) return null;
        throw error;
      });
    },
  };
}
