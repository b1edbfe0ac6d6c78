import { expect, test } from 'vitest';
import { formatWebVtt } from './web-vtt.ts';

test('each caption is shown until the next one, the last until the end, and none after the end', () => {
  const cues = [
    { at: 0, text: 'Ball one' },
    { at: 4.25, text: 'Strike one' },
    { at: 75, text: 'Too late' },
  ];
  expect(formatWebVtt(cues, 61.5)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:04.250\nBall one\n\n00:04.250 --> 01:01.500\nStrike one\n',
  );
});
