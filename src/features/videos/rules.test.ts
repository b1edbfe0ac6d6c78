import { expect, test } from 'vitest';
import { pitch as inventedPitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { formatLength, pitchVideoUrl, videoOfPlay } from './rules.ts';

const pitch = (number: number) => inventedPitch(number, { result: 'ball' });

test('the video of a play is that of its last pitch', () => {
  const videos = { 4: { 1: 'a', 2: 'b' } };
  expect(videoOfPlay(videos, { index: 4, pitches: [pitch(1), pitch(2)] })).toBe('b');
  expect(videoOfPlay(videos, { index: 4, pitches: [pitch(1), pitch(2), pitch(3)] })).toBeUndefined();
  expect(videoOfPlay(videos, { index: 4, pitches: [] })).toBeUndefined();
  expect(videoOfPlay(videos, { index: 5, pitches: [pitch(1)] })).toBeUndefined();
  expect(videoOfPlay(null, { index: 4, pitches: [pitch(1)] })).toBeUndefined();
});

test('an id cannot leave its place in the URL', () =>
  expect(pitchVideoUrl('a&b=#/')).toBe('https://baseballsavant.mlb.com/sporty-videos?playId=a%26b%3D%23%2F'));

test.each([
  [31, '0:31'],
  [60, '1:00'],
  [725, '12:05'],
  [3723, '62:03'],
])('%i seconds are %s', (seconds, text) => expect(formatLength(seconds)).toBe(text));
