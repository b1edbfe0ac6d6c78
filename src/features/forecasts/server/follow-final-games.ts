import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { toGameLines } from '#rules/baseball/forecast/to-game-lines.ts';
import { battedBallsOf } from '#rules/baseball/game/batted-balls.ts';
import { decidingPlay } from '#rules/baseball/game/deciding-play.ts';
import { playsOf, progressAt } from '#rules/baseball/game/fold.ts';
import { listChallenges } from '#rules/baseball/game/list-challenges.ts';
import { splitLinesOf } from '#rules/baseball/scorecard/split-lines.ts';
import type { JobServices } from '#sources/services.ts';
import { readFinalGame } from '#sources/statsapi/live/live-feed.ts';
import { type ListedFinal, listUnreadGames } from './list-unread-games.ts';
import { writeFinalGame } from './write-final-game.ts';

const minute = 60_000;
/** real ms */
const firstWait = 15_000;
const wait = minute;
/** A season of 2,430 games is read within about four hours. */
const gamesPerRun = 10;
/** league ms between two readings of the schedule when all games were read */
const pauseWhenRead = 5 * minute;
/** league ms until a feed is requested again that was missing, unreadable or not final */
const pauseAfterFailure = 60 * minute;

/** runs that end at a game before it counts as failing */
const mostUnclear = 3;

/** The failure is that of one game: the next one can be read. */
const concernsOneGame = (error: UpstreamError): boolean =>
  error instanceof UpstreamNotFound || error.reason === 'shape' || error.reason === 'body' || error.reason === 'limit';

/**
 * Reads the feed of each final game of the season once, the newest first, and stores its challenges, its batted balls, the lines of its
 * batters and what the forecast needs of it. A run returns the games that were stored. While the upstream fails, a run ends early, and the
 * next one continues. The conversion of a feed takes about 50 ms, so games are read only while the process has little to do: `isBusy`.
 */
export function followFinalGames(services: JobServices, isBusy: () => boolean): PeriodicJob<number[]> {
  const { db, client, clock, after, log } = services;
  const failedAt = new Map<number, number>();
  let readAgainAt = -Infinity;

  /** failures in a row that can be those of the upstream or of one game, by game */
  const unclear = new Map<number, number>();

  /** After some runs that ended at the same game, the failure is that of the game. */
  const failsAgain = (gamePk: number, { reason }: UpstreamError): boolean => {
    if (reason === 'open' || reason === 'busy') return false;
    const count = (unclear.get(gamePk) ?? 0) + 1;
    unclear.set(gamePk, count);
    return count >= mostUnclear;
  };

  const isPaused = ({ gamePk }: ListedFinal): boolean => {
    const age = clock.now() - (failedAt.get(gamePk) ?? -Infinity);
    return age >= 0 && age < pauseAfterFailure;
  };

  /** Returns whether the game was stored. */
  async function readGame(game: ListedFinal): Promise<boolean> {
    const { gamePk } = game;
    const final = await readFinalGame(client, gamePk).catch((error: unknown) => {
      if (error instanceof UpstreamError && (concernsOneGame(error) || failsAgain(gamePk, error))) return null;
      throw error;
    });
    if (final?.value) {
      const played = final.value.log;
      const lines = toGameLines(final.value, { away: game.away.runs, home: game.home.runs });
      const winner = game.home.runs > game.away.runs ? 'home' : 'away';
      const state = progressAt(played, Infinity);
      const plays = playsOf(state);
      await writeFinalGame(db, game, {
        decided: listChallenges(played),
        lines,
        decidingPlay: state.missingPlays.length > 0 ? null : decidingPlay(plays, winner),
        balls: battedBallsOf(plays),
        splits: state.missingPlays.length > 0 ? [] : splitLinesOf(played, plays),
        readAt: final.asOf,
      });
      failedAt.delete(gamePk);
      unclear.delete(gamePk);
      return true;
    }
    failedAt.set(gamePk, clock.now());
    return false;
  }

  async function work(isStopped: () => boolean): Promise<number[]> {
    const stored: number[] = [];
    if (isBusy() || clock.now() < readAgainAt) return stored;
    try {
      const unread = (await listUnreadGames(services)).filter((game) => !isPaused(game));
      for (const game of unread.slice(0, gamesPerRun)) {
        if (isStopped()) break;
        if (await readGame(game)) stored.push(game.gamePk);
      }
      if (unread.length <= gamesPerRun) readAgainAt = clock.now() + pauseWhenRead;
    } catch (error) {
      // the client has logged it
      if (!(error instanceof UpstreamError)) throw error;
    }
    return stored;
  }

  return periodicJob({ name: 'final games', work, firstWait, wait, after, log });
}
