import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { battedBalls, challenges, finalGames, gameLines, splitLines } from '#platform/db/schema.ts';
import type { GameLine } from '#rules/baseball/forecast/played-game.ts';
import type { BattedBallOfPlay } from '#rules/baseball/game/batted-balls.ts';
import type { DecidingPlay } from '#rules/baseball/game/deciding-play.ts';
import type { DecidedChallenge } from '#rules/baseball/game/list-challenges.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import type { SplitLine } from '#rules/baseball/scorecard/split-lines.ts';
import type { ListedFinal } from './list-unread-games.ts';

type Reading = {
  decided: readonly DecidedChallenge[];
  lines: Record<Side, GameLine>;
  decidingPlay: DecidingPlay | null;
  balls: readonly BattedBallOfPlay[];
  /** none of a game of which plays are missing */
  splits: readonly SplitLine[];
  /** epoch ms, UTC */
  readAt: number;
};

/**
 * Stores a final game that was read, its challenges, its batted balls, the lines of its batters and what the forecast needs of it.
 * Replaces those of an earlier reading.
 */
export async function writeFinalGame(
  db: Db,
  game: ListedFinal,
  { decided, lines, decidingPlay, balls, splits, readAt }: Reading,
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
    playerName: challenger === null || challenger.name === unknownPlayer ? null : challenger.name,
  }));
  const ballRows =
    stage === 'season'
      ? balls.map(({ play, ball: { exitVelocity, launchAngle, distance, x, y } }) => ({
          exitVelocity,
          launchAngle,
          distance,
          x,
          y,
          gamePk,
          season,
          play: play.index,
          batterId: play.batterId,
          opponentId: play.half === 'top' ? home.id : away.id,
          event: play.event ?? '',
        }))
      : [];
  const splitRows = stage === 'season' ? splits.map((line) => ({ ...line, gamePk, season })) : [];
  const lineRow = { gamePk, season: Number(season), endedOn: date, ...clubs, ...lines, ...at };
  await db.transaction(async (tx) => {
    // with its challenges, batted balls and split lines
    await tx.delete(finalGames).where(eq(finalGames.gamePk, gamePk));
    const stored = { battedBalls: ballRows.length, splitLines: splitRows.length };
    await tx.insert(finalGames).values({ ...finalGame, decidingPlay, ...stored, ...at });
    if (rows.length > 0) await tx.insert(challenges).values(rows);
    if (ballRows.length > 0) await tx.insert(battedBalls).values(ballRows);
    if (splitRows.length > 0) await tx.insert(splitLines).values(splitRows);
    await tx.insert(gameLines).values(lineRow).onConflictDoUpdate({ target: gameLines.gamePk, set: lineRow });
  });
}
