import { eq } from 'drizzle-orm';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { runBuilt } from '#server/db/run-prepared.ts';
import { games } from '#server/db/schema.ts';
import { recordGame, toPickable } from '#server/features/settlement/record-game.ts';
import { readGameCard } from '#server/statsapi/read-game-card.ts';
import type { StatsApiClient } from '#server/statsapi/stats-api-client.ts';
import { UpstreamError, UpstreamNotFound } from '#server/statsapi/upstream-error.ts';

/** The games that picks are made of. */
export type KnownGames = {
  /**
   * The newest that is remembered of a game, looked up in the league first when that is too old; null when there is none.
   * Throws `UpstreamError` when nothing is known of the game, or not whether it has begun.
   */
  game(gamePk: number): Promise<PickableGame | null>;
};

const minute = 60_000;

/** By its lock a game closes without a look. One whose start is not known closes by its state alone, which is not known now. */
function withoutLook(known: PickableGame): PickableGame {
  if (known.phase !== 'open' || known.startsAt !== null) return known;
  throw new UpstreamError('network', 'Whether this game has begun cannot be told at the moment');
}

export function createKnownGames({ db, client, clock }: { db: Db; client: StatsApiClient; clock: Clock }): KnownGames {
  const lookedAt = new Map<number, number>();
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
    if (isStale) return withoutLook(game);
    lookedAt.set(gamePk, now);
    return game;
  }

  return {
    async game(gamePk) {
      const known = await remembered(gamePk);
      const age = clock.now() - (lookedAt.get(gamePk) ?? -Infinity);
      if (known !== null && age < goodFor) return known;
      return look(gamePk).catch((error: unknown) => {
        if (known !== null) return withoutLook(known);
        if (error instanceof UpstreamNotFound) return null;
        throw error;
      });
    },
  };
}
