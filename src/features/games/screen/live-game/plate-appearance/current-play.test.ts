import { expect, test } from 'vitest';
import { pitch } from '../testing/invented-pitches.ts';
import { formatBattedBall } from './current-play.tsx';

const ball = { exitVelocity: 104.21, launchAngle: 12.4, distance: 241.2, trajectory: 'line_drive', x: 10, y: 240 };
const pitches = [pitch(1, { result: 'inPlayHit', battedBall: ball })];

test('the figures of a batted ball have labels', () => {
  expect(formatBattedBall({ event: 'Single', pitches })).toBe(
    'Exit velocity 104.2 mph, launch angle 12°, distance 241 ft',
  );
  const unmeasured = { ...ball, exitVelocity: null, launchAngle: null };
  const distanceOnly = [pitch(1, { result: 'inPlayHit', battedBall: unmeasured })];
  expect(formatBattedBall({ event: 'Single', pitches: distanceOnly })).toBe('Distance 241 ft');
});

test('a plate appearance in progress has no figures, even after a measured foul', () => {
  expect(formatBattedBall({ event: null, pitches })).toBeNull();
  expect(formatBattedBall({ event: 'Walk', pitches: [pitch(1, { result: 'ball', battedBall: null })] })).toBeNull();
});
