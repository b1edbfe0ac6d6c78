import { describe, expect, test } from 'vitest';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import { hasRecordings, readRecordedFeed } from '#tests/support/upstream/recorded-feeds.ts';
import { toLiveFeed } from '../live-feed.ts';
import { inventedFeed, pitch, zero } from '../testing/invented-feed.ts';

const playId = '0a1b2c3d-0000-4000-8000-123456789abc';
const withId = (index: number, fields: object = { playId }) => pitch(index, 'B', zero, { ...fields });

const videosOf = (plays: Parameters<typeof inventedFeed>[0], more?: Parameters<typeof inventedFeed>[1]) =>
  toLiveFeed(inventedFeed(plays, more), 7).pitchVideos;

describe('the videos of a feed', () => {
  test('are those of the pitches of plays that have ended', () => {
    const ended = { batter: 101, events: [withId(0), withId(1, {}), withId(2)] };
    const open = { batter: 102, isComplete: false, eventType: null, events: [withId(0)] };
    expect(videosOf([ended, open])).toEqual({ 0: { 1: playId, 3: playId } });
  });

  test.each([
    ['javascript:alert(1)'],
    [`${playId}/../x`],
    ['0a1b2c3d'],
    ['x'.repeat(100_000)],
    [7],
    [null],
    [{ playId }],
  ])('leave out an id such as %j', (odd) =>
    expect(videosOf([{ batter: 101, events: [withId(0, { playId: odd })] }])).toEqual({}),
  );

  test('leave out a pitch without its number', () =>
    expect(videosOf([{ batter: 101, events: [withId(0, { playId, pitchNumber: undefined })] }])).toEqual({}));

  test('are none in a minor league', () => {
    const feed = inventedFeed([{ batter: 101, events: [withId(0)] }]);
    const home = { ...feed.gameData.teams.home, sport: { id: 11 } };
    const minor = { ...feed, gameData: { ...feed.gameData, teams: { ...feed.gameData.teams, home } } };
    expect(toLiveFeed(minor, 7).pitchVideos).toEqual({});
  });
});

test.skipIf(!hasRecordings).each([633860, 744914, 777687, 823163])(
  'each pitch of a play that has ended has a video of its own in recording %i (needs ../shared/recorded)',
  (gamePk) => {
    const { log, pitchVideos } = toLiveFeed(readRecordedFeed(gamePk), gamePk);
    const ended = plateAppearances(log).filter(({ event, pitches }) => event !== null && pitches.length > 0);
    const expected = ended.map(({ index, pitches }) => [String(index), pitches.map(({ number }) => String(number))]);
    expect(Object.entries(pitchVideos).map(([index, ids]) => [index, Object.keys(ids)])).toEqual(expected);
    const ids = Object.values(pitchVideos).flatMap((each) => Object.values(each));
    expect(new Set(ids).size).toBe(ids.length);
  },
);
