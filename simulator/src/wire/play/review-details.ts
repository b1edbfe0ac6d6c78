import type { League } from '../../league.ts';
import type { Side } from '../../model.ts';
import type { PitchChallenge, Play, PlayedGame, PlayEvent, Review } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { personReference } from '../references.ts';

/** The API's code of a challenge of a ball or strike. */
export const pitchChallengeCode = 'MJ';

/** The API's code of a replay review: M for a manager's challenge, N for a review by the umpires, and a letter for the kind of play. */
export function reviewCode({ reviewType, challengeSide }: Review): string {
  return `${challengeSide === null ? 'N' : 'M'}${reviewType === 'tag play' ? 'A' : 'F'}`;
}

const clubOf = ({ awayId, homeId }: PlayedGame, side: Side): JsonObject => ({
  challengeTeamId: side === 'away' ? awayId : homeId,
});

function replayBody(played: PlayedGame, review: Review, at: number): JsonObject {
  const inProgress = at < review.endsAt;
  return {
    isOverturned: !inProgress && review.isOverturned,
    inProgress,
    reviewType: reviewCode(review),
    ...(review.challengeSide === null ? {} : clubOf(played, review.challengeSide)),
  };
}

/** As in the API, the player who challenged is known with the decision. */
function challengeBody(league: League, played: PlayedGame, challenge: PitchChallenge, at: number): JsonObject {
  const inProgress = at < challenge.endsAt;
  return {
    isOverturned: !inProgress && challenge.isOverturned,
    inProgress,
    reviewType: pitchChallengeCode,
    ...clubOf(played, challenge.side),
    ...(inProgress ? {} : { player: personReference(league, challenge.playerId) }),
  };
}

const asDetails = (body: JsonObject | undefined): JsonObject => (body ? { reviewDetails: body } : {});

/** `reviewDetails` of a play at a time: its replay review, or the challenge of its last pitch. */
export function playReview(league: League, played: PlayedGame, play: Play, at: number): JsonObject {
  const challenges = played.challenges.filter(({ playIndex, startsAt }) => playIndex === play.index && startsAt <= at);
  const bodies = (isPlaced: (placement: PitchChallenge['placement']) => boolean): JsonObject[] =>
    challenges
      .filter(({ placement }) => isPlaced(placement))
      .map((challenge) => challengeBody(league, played, challenge, at));
  const { review } = play;
  if (review === null || at < review.startsAt)
    return asDetails(bodies((placement) => placement === 'play' || placement === 'both')[0]);
  const additionalReviews = bodies((placement) => placement === 'additional');
  return asDetails({
    ...replayBody(played, review, at),
    ...(additionalReviews.length > 0 ? { additionalReviews } : {}),
  });
}

/** `reviewDetails` of a pitch at a time. */
export function pitchReview(
  league: League,
  played: PlayedGame,
  { play, event }: { play: Play; event: PlayEvent },
  at: number,
): JsonObject {
  const challenge = played.challenges.find(
    ({ playIndex, eventIndex, startsAt }) => playIndex === play.index && eventIndex === event.index && startsAt <= at,
  );
  const isOnPlay = challenge?.placement === 'play' || (challenge?.placement === 'additional' && at >= play.endedAt);
  return asDetails(challenge && !isOnPlay ? challengeBody(league, played, challenge, at) : undefined);
}
