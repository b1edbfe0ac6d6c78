import type { GameMoment } from '../../league.ts';
import type { Side } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { challengesLeft } from '../../game/challenges-left.ts';
import type { JsonObject } from '../json.ts';

/** `gameData.absChallenges`: decided challenges of balls and strikes, and those left. */
export function challengeCounters(played: PlayedGame, moment: GameMoment | null, now: number): JsonObject {
  const decided = played.challenges.filter(({ endsAt }) => endsAt <= now);
  const side = (name: Side): JsonObject => {
    const own = decided.filter((challenge) => challenge.side === name);
    const usedSuccessful = own.filter(({ isOverturned }) => isOverturned).length;
    const remaining = challengesLeft(decided, name, moment?.inning ?? 1);
    return { usedSuccessful, usedFailed: own.length - usedSuccessful, remaining };
  };
  return { hasChallenges: decided.length > 0, away: side('away'), home: side('home') };
}

/** `gameData.review`: replay challenges. A club has one, which it keeps when it is right. */
export function replayCounters({ plays }: PlayedGame, now: number): JsonObject {
  const decided = plays.flatMap(({ review }) => (review && review.endsAt <= now ? [review] : []));
  const side = (name: Side): JsonObject => {
    const own = decided.filter(({ challengeSide }) => challengeSide === name);
    return { used: own.length, remaining: own.every(({ isOverturned }) => isOverturned) ? 1 : 0 };
  };
  return {
    hasChallenges: decided.some(({ challengeSide }) => challengeSide !== null),
    away: side('away'),
    home: side('home'),
  };
}

const visitsAtStart = 4;

/** A club without a mound visit at the start of the ninth inning, or of an extra inning, receives one. */
function visits(used: readonly number[], inning: number): JsonObject {
  let remaining = visitsAtStart;
  for (let number = 1; number <= inning; number++) {
    if (number >= 9) remaining = Math.max(remaining, 1);
    remaining -= used.filter((each) => each === number).length;
  }
  return { used: used.length, remaining: Math.max(0, remaining) };
}

/** `gameData.moundVisits` */
export function moundVisits({ plays }: PlayedGame, moment: GameMoment | null, now: number): JsonObject {
  const inningsOf = (isTop: boolean): number[] =>
    plays
      .filter((play) => play.isTop === isTop)
      .flatMap(({ events, inning }) =>
        events
          .filter((event) => event.kind === 'action' && event.eventType === 'mound_visit' && event.at <= now)
          .map(() => inning),
      );
  const inning = moment?.inning ?? 1;
  return { away: visits(inningsOf(false), inning), home: visits(inningsOf(true), inning) };
}
