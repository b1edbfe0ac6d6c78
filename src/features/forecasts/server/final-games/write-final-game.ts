import { eq } from 'drizzle-orm';
import type { GameLine } from '#rules/baseball/forecast/played-game.ts';
import type { DecidedChallenge } from '#rules/baseball/game/list-challenges.ts';
import type { DecidingPlay } from '#rules/baseball/game/deciding-play.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import type { Db } from '#platform/db/open-db.ts';
import { challenges, finalGames, gameLines } from '#platform/db/schema.ts';
import type { ListedFinal } from './list-unread-games.ts';

type Reading = {
  decided: readonly DecidedChallenge[];
  lines: Record<Side, GameLine>;
  decidingPlay: DecidingPlay | null;
  /** epoch ms, UTC */
  readAt: number;
};

/** Stores a final game that was read, its challenges and what the forecast needs of it. Replaces those of an earlier reading. */
export async function writeFinalGame(
  db: Db,
  game: ListedFinal,
  { decided, lines, decidingPlay, readAt }: Reading,
): Promise<void> {
  const { gamePk, season, stage, date, away, home } = game;
  const clubs = { awayId: away.id, homeId: home.id };
  const finalGame = { gamePk, season, stage, playedOn: date, ...clubs, awayRuns: away.runs, homeRuns: home.runs };
  const at = { readAt: new Date(readAt) };
  const rows = decided.map(({ challenger, ...challenge }) => ({
    ...challenge,
    gamePk,
    season,
    playerId: challenger?.id ?? null,
    playerName: challenger?.name ?? null,
  }));
  const lineRow = { gamePk, season: Number(season), endedOn: date, ...clubs, ...lines, ...at };
  await db.transaction(async (tx) => {
    // with its challenges
    await tx.delete(finalGames).where(eq(finalGames.gamePk, gamePk));
    await tx.insert(finalGames).values({ ...finalGame, decidingPlay, ...at });
    if (rows.length > 0) await tx.insert(challenges).values(rows);
    await tx.insert(gameLines).values(lineRow).onConflictDoUpdate({ target: gameLines.gamePk, set: lineRow });
  });
}
