import type { League } from '../../league.ts';
import type { GameListing, ScheduledGame } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { statusOf, weatherLetter } from '../../season/status-codes.ts';
import type { JsonObject } from '../json.ts';
import { pitchChallengeCode, reviewCode } from '../play/review-details.ts';
import { isFatePublic, isTbd } from './listing.ts';

/** The status of a game in the schedule for one of its listings. */
export function statusBody(league: League, game: ScheduledGame, listing: GameListing, now: number): JsonObject {
  const startTimeTBD = isTbd(listing, now);
  if (listing.fate === 'postponed' && game.listings.at(-1) !== listing && isFatePublic(listing, now)) {
    const { reason } = listing;
    return { ...statusOf(`D${weatherLetter(reason)}`, reason), detailedState: 'Postponed', startTimeTBD };
  }
  const status = league.status(game.gamePk, now);
  const review = status.statusCode === 'I' ? reviewAt(league.play(game.gamePk), now) : null;
  const { reason, detailedState, ...codes } = review === null ? status : statusOf(review, null);
  return {
    ...codes,
    // a game's status has the reason only in its own field, the list of statuses repeats it in the text
    detailedState: detailedState.startsWith('Completed Early') ? 'Completed Early' : detailedState,
    startTimeTBD,
    ...(reason === null ? {} : { reason }),
  };
}

/** The status code of a challenge or a replay review that is open; null without one. */
function reviewAt(played: PlayedGame | undefined, now: number): string | null {
  const isOpen = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => startsAt <= now && now < endsAt;
  const replay = played?.plays.find(({ review }) => review !== null && isOpen(review))?.review;
  if (replay) return reviewCode(replay);
  return played?.challenges.some(isOpen) ? pitchChallengeCode : null;
}
