import type { GameHeader } from '#rules/baseball/game/event.ts';
import type { Side, PitchChallenge } from '#rules/baseball/game/model.ts';
import { toPerson } from '../../wire/to-team.ts';
import { codeOf, isPitch } from './to-pitch.ts';
import type { WirePlay, WireReview, WireSingleReview } from './wire-play.ts';

const challengeCode = 'MJ';

const reviewsOf = (review: WireReview | undefined): WireSingleReview[] =>
  review ? [review, ...review.additionalReviews] : [];

const challengesOf = (review: WireReview | undefined): WireSingleReview[] =>
  reviewsOf(review).filter(({ reviewType }) => reviewType === challengeCode);

const calledCodes = new Set(['B', '*B', 'C']);

/**
 * The place of the pitch that a challenge of the whole play is about: the last pitch. When that pitch was not called, the challenge
 * repeats one that a pitch has already, or it is about the last called pitch.
 */
const decidingPlace = ({ playEvents }: WirePlay): number => {
  const isCalled = (place: number) => calledCodes.has(codeOf(playEvents[place] ?? { details: undefined }));
  const last = playEvents.findLastIndex(isPitch);
  if (isCalled(last)) return last;
  const challenged = playEvents.findLastIndex(({ reviewDetails }) => challengesOf(reviewDetails).length > 0);
  return challenged >= 0 ? challenged : playEvents.findLastIndex((_, place) => isCalled(place));
};

const sideOf = (teamId: number | undefined, teams: GameHeader['teams']): Side | null => {
  if (teamId === undefined) return null;
  if (teamId === teams.away.id) return 'away';
  return teamId === teams.home.id ? 'home' : null;
};

type Facts = Pick<GameHeader, 'teams' | 'players'>;

/** One challenge from its descriptions, which can differ: the first value that is present. */
const merge = (descriptions: WireSingleReview[], { teams, players }: Facts): PitchChallenge => {
  const decided = descriptions.find(({ inProgress }) => inProgress !== true);
  const teamId = descriptions.find(({ challengeTeamId }) => challengeTeamId !== undefined)?.challengeTeamId;
  return {
    side: sideOf(teamId, teams),
    challenger: toPerson(descriptions.find(({ player }) => player !== undefined)?.player, {
      get: (id) => players[id]?.name,
    }),
    isOverturned: decided ? decided.isOverturned === true : null,
  };
};

/**
 * The ball-strike challenges of a play, by the place of their pitch in `playEvents`. The upstream writes a challenge on its pitch, on
 * the play when the pitch decided it, or on both; `hasReview` is unreliable.
 */
export function toChallenges(wire: WirePlay, facts: Facts): Map<number, PitchChallenge> {
  const deciding = decidingPlace(wire);
  const found = [
    ...wire.playEvents.flatMap(({ reviewDetails }, place) =>
      challengesOf(reviewDetails).map((review) => ({ place, review })),
    ),
    ...challengesOf(wire.reviewDetails).map((review) => ({ place: deciding, review })),
  ];
  const byPlace = Map.groupBy(found, ({ place }) => place);
  return new Map(
    [...byPlace].map(([place, each]) => [
      place,
      merge(
        each.map(({ review }) => review),
        facts,
      ),
    ]),
  );
}

/** Whether a call of a play is under review, by replay or as a challenge of a pitch. */
export function isPlayUnderReview({ reviewDetails, playEvents }: WirePlay): boolean {
  const reviews = [reviewDetails, ...playEvents.map((event) => event.reviewDetails)].flatMap(reviewsOf);
  return reviews.some(({ inProgress }) => inProgress === true);
}
