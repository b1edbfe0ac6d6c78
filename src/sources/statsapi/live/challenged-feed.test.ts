import { describe, expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isUnderReview } from '#rules/baseball/game/predicates.ts';
import { diffViews } from '#sources/live/diff-views.ts';
import { applyDelta } from '#sources/live/view-delta.ts';
import { toLiveFeed } from './live-feed.ts';
import { inventedFeed, pitch, type InventedPlay } from './testing/invented-feed.ts';

const away = { usedSuccessful: 0, usedFailed: 1, remaining: 1 };
const counters = { hasChallenges: true, away, home: { remaining: 2 } };

const play = (events: object[], facts: Partial<InventedPlay> = {}): InventedPlay => ({
  batter: 101,
  eventType: null,
  events: events as InventedPlay['events'],
  runners: [],
  isComplete: false,
  ...facts,
});

const viewOf = (...plays: InventedPlay[]): GameView =>
  fold(toLiveFeed(inventedFeed(plays, { game: { absChallenges: counters } }), 7).log, Infinity);

const player = { id: 101, fullName: 'Invented Player-101' };
const challenge = (facts: object) => {
  return { reviewDetails: { reviewType: 'MJ', challengeTeamId: 9001, player, ...facts } };
};

const first = pitch(0, 'C', { balls: 0, strikes: 1, outs: 0 });
const called = (more: Record<string, unknown> = {}) => pitch(1, 'C', { balls: 0, strikes: 2, outs: 0 }, more);
const ball = (more: Record<string, unknown> = {}) => pitch(1, 'B', { balls: 1, strikes: 1, outs: 0 }, more);

/** The view that a viewer has after the delta between two views. */
const receive = (before: GameView, after: GameView): GameView => applyDelta(before, diffViews(before, after) ?? '');

describe('a challenged pitch', () => {
  const before = viewOf(play([first, called()]));
  const during = viewOf(play([first, called(challenge({ inProgress: true, isOverturned: false }))]));
  const after = viewOf(play([first, ball(challenge({ inProgress: false, isOverturned: true }))]));

  test('is under review in the same plate appearance', () => {
    expect([before, during, after].map(isUnderReview)).toEqual([false, true, false]);
    expect(during).toMatchObject({ balls: 0, strikes: 2, plateAppearance: { event: null } });
  });

  test('changes call and count in place through a delta', () => {
    expect(receive(receive(before, during), after)).toEqual(after);
    expect(after).toMatchObject({ balls: 1, strikes: 1 });
    expect(after.plateAppearance?.pitches).toMatchObject([
      { number: 1, result: 'called', challenge: null },
      {
        number: 2,
        result: 'ball',
        challenge: { side: 'away', isOverturned: true, challenger: { id: 101, name: 'Invented Player-101' } },
      },
    ]);
    expect((diffViews(before, after) ?? '').length).toBeLessThan(500);
  });

  test('that undoes a strikeout continues the plate appearance', () => {
    const strike = pitch(2, 'C', { balls: 0, strikes: 3, outs: 1 });
    const out = { movement: { isOut: true, start: null, end: null }, details: { runner: { id: 101 }, playIndex: 2 } };
    const strikeout = viewOf(
      play([first, called(), strike], { eventType: 'strikeout', isComplete: true, runners: [out] }),
    );
    const undone = pitch(2, 'B', { balls: 1, strikes: 2, outs: 0 }, challenge({ isOverturned: true }));
    const continued = viewOf(play([first, called(), undone]));
    expect(strikeout).toMatchObject({ outs: 1, plateAppearance: { event: 'strikeout' } });
    expect(receive(strikeout, continued)).toEqual(continued);
    expect(continued).toMatchObject({ outs: 0, balls: 1, strikes: 2, plateAppearance: { index: 0, event: null } });
  });
});

test('the counters of each club come from the feed', () => {
  const { remaining } = viewOf(play([first]));
  expect(remaining.away).toEqual({ challenges: 1, replays: null, moundVisits: null });
  expect(remaining.home.challenges).toBe(2);
  const { box } = toLiveFeed(inventedFeed([], { game: { absChallenges: counters } }), 7);
  expect([box.away.challenges, box.home.challenges]).toEqual([
    { won: 0, lost: 1 },
    { won: 0, lost: 0 },
  ]);
  expect(toLiveFeed(inventedFeed(), 7).box.away.challenges).toBeNull();
});

test('a review by the umpires, which has no club, shows the game under review', () => {
  expect(isUnderReview(viewOf(play([called()], { review: { inProgress: true, reviewType: 'NH' } })))).toBe(true);
});
