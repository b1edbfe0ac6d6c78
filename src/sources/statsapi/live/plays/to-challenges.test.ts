import { describe, expect, test } from 'vitest';
import { inventedHeader } from '#rules/baseball/game/testing/invented-game.ts';
import { pitch } from '../testing/invented-feed.ts';
import { isPlayUnderReview, toChallenges } from './to-challenges.ts';
import { wirePlay } from './wire-play.ts';

const { teams } = inventedHeader;
const count = { balls: 0, strikes: 0, outs: 0 };
const review = (facts: object = {}) => ({
  isOverturned: true,
  inProgress: false,
  reviewType: 'MJ',
  challengeTeamId: teams.home.id,
  player: { id: 201, fullName: 'Hal Player-1' },
  ...facts,
});
const decided = { side: 'home', challenger: { id: 201, name: 'Hal Player-1' }, isOverturned: true };

/** A play of called pitches, with reviews by place of the pitch, and of the play. */
const playOf = (codes: string, reviews: Record<number, object> = {}, ofPlay?: object) =>
  wirePlay.parse({
    playEvents: codes.split('').map((code, index) => pitch(index, code, count, { reviewDetails: reviews[index] })),
    reviewDetails: ofPlay,
  });

const challengesOf = (play: ReturnType<typeof playOf>) =>
  Object.fromEntries(toChallenges(play, { teams, players: {} }));

describe('a challenge', () => {
  test.each([
    ['of a pitch', playOf('CB', { 0: review() }), { 0: decided }],
    ['of the deciding pitch, written on the play', playOf('CSB', {}, review()), { 2: decided }],
    ['written on both', playOf('CBC', { 2: review() }, review()), { 2: decided }],
    ['repeated by the play, whose last pitch was not called', playOf('CBX', { 1: review() }, review()), { 1: decided }],
    ['written on a play whose last pitch was not called', playOf('CBX', {}, review()), { 1: decided }],
    [
      'of a pitch, and another of the deciding pitch',
      playOf('CBC', { 0: review() }, review()),
      { 0: decided, 2: decided },
    ],
    [
      'in the additional reviews of another review',
      playOf('CB', {}, review({ reviewType: 'MA', additionalReviews: [review()] })),
      { 1: decided },
    ],
    [
      'described first without the player',
      playOf('CB', { 1: review({ player: undefined }) }, review({ challengeTeamId: undefined })),
      { 1: decided },
    ],
    [
      'in progress',
      playOf('C', {}, review({ inProgress: true, isOverturned: false })),
      { 0: { ...decided, isOverturned: null } },
    ],
    ['decided at one of two places', playOf('C', { 0: review({ inProgress: true }) }, review()), { 0: decided }],
    [
      'without club and player',
      playOf('C', { 0: { reviewType: 'MJ' } }),
      { 0: { side: null, challenger: null, isOverturned: false } },
    ],
  ])('%s belongs to its pitch', (_, play, expected) => expect(challengesOf(play)).toEqual(expected));

  test.each(['MA', 'MF', 'NH', undefined])('a review of type %s is none', (reviewType) => {
    expect(challengesOf(playOf('CB', { 0: review({ reviewType }) }, review({ reviewType })))).toEqual({});
  });

  test('of a play without pitches belongs to no pitch', () =>
    expect(challengesOf(playOf('', {}, review()))).toEqual({ '-1': decided }));
});

test('a play is under review while one of its reviews is in progress', () => {
  const inProgress = review({ inProgress: true, reviewType: 'NH', challengeTeamId: undefined });
  expect(isPlayUnderReview(playOf('C'))).toBe(false);
  expect(isPlayUnderReview(playOf('C', { 0: review() }))).toBe(false);
  expect(isPlayUnderReview(playOf('C', { 0: inProgress }))).toBe(true);
  expect(isPlayUnderReview(playOf('C', {}, { ...review(), additionalReviews: [inProgress] }))).toBe(true);
});
