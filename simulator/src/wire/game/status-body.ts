import type { League } from '../../league.ts';
import type { GameListing, ScheduledGame } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { gameStatuses } from '../game-statuses.ts';
import type { JsonObject } from '../json.ts';
import { pitchChallengeCode, reviewCode } from '../play/review-details.ts';
import { isFatePublic, isTbd } from './listing.ts';

const postponements: Readonly<Record<string, string>> = {
  Rain: 'DR',
  'Inclement Weather': 'DI',
  'Wet Grounds': 'DG',
  Snow: 'DS',
  Cold: 'DC',
};

/** The status of a game in the schedule for one of its listings. */
export function statusBody(league: League, game: ScheduledGame, listing: GameListing, now: number): JsonObject {
  const startTimeTBD = isTbd(listing, now);
  const isLast = game.listings.at(-1) === listing;
  if (listing.fate === 'postponed' && !isLast && isFatePublic(listing, now)) {
    const reason = listing.reason ?? 'Inclement Weather';
    const statusCode = postponements[reason] ?? 'DI';
    return {
      abstractGameState: 'Final',
      codedGameState: 'D',
      detailedState: 'Postponed',
      statusCode,
      startTimeTBD,
      reason,
      abstractGameCode: 'F',
    };
  }
  const status = league.status(game.gamePk, now);
  const review = status.statusCode === 'I' ? reviewStatus(league.play(game.gamePk), now) : undefined;
  if (review) return { ...review, startTimeTBD };
  const { abstractGameState, codedGameState, detailedState, statusCode, abstractGameCode, reason } = status;
  const isEarly = detailedState.startsWith('Completed Early');
  return {
    abstractGameState,
    codedGameState,
    // a game's status has the reason only in its own field, the list of statuses repeats it in the text
    detailedState: isEarly ? 'Completed Early' : detailedState,
    statusCode,
    startTimeTBD,
    ...(reason === null ? {} : { reason }),
    abstractGameCode,
  };
}

/** The status of a game during a challenge or a replay review. */
function reviewStatus(played: PlayedGame | undefined, now: number): JsonObject | undefined {
  const isOpen = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => startsAt <= now && now < endsAt;
  const replay = played?.plays.find(({ review }) => review !== null && isOpen(review))?.review;
  const code = replay ? reviewCode(replay) : played?.challenges.some(isOpen) ? pitchChallengeCode : null;
  return gameStatuses.find(({ statusCode }) => statusCode === code);
}
