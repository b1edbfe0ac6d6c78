import { eq } from 'drizzle-orm';
import type { DecidedChallenge } from '#domain/game/list-challenges.ts';
import type { Db } from '#server/db/open-db.ts';
import { challenges, finalGames } from '#server/db/schema.ts';
import type { ListedFinal } from './list-unread-games.ts';

type Reading = { decided: readonly DecidedChallenge[]; /** epoch ms, UTC */ readAt: number };

/** Stores a final game that was read, and its challenges. Replaces those of an earlier reading. */
export async function writeFinalGame(db: Db, game: ListedFinal, { decided, readAt }: Reading): Promise<void> {
  const { gamePk, season, stage, date, away, home } = game;
  const clubs = { awayId: away.id, homeId: home.id, awayRuns: away.runs, homeRuns: home.runs };
  const rows = decided.map(({ challenger, ...challenge }) => ({
    ...challenge,
    gamePk,
    season,
    playerId: challenger?.id ?? null,
    playerName: challenger?.name ?? null,
  }));
  await db.transaction(async (tx) => {
    // with its challenges
    await tx.delete(finalGames).where(eq(finalGames.gamePk, gamePk));
    await tx.insert(finalGames).values({ gamePk, season, stage, playedOn: date, ...clubs, readAt: new Date(readAt) });
    if (rows.length > 0) await tx.insert(challenges).values(rows);
  });
}
