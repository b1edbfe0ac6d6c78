import { expect, test } from 'vitest';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import {
  formatBattedBall,
  findBatter,
  findPitcher,
  formatBattingLine,
  formatPitchingLine,
} from './plate-appearance-panel.tsx';
import { box } from './testing/invented-box.ts';

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

const [batter] = box.away.batting;
const [pitcher] = box.away.pitching;

test('a batter has the figures of today and of the season', () => {
  const line = { ...batter!, hits: 1, atBats: 2, walks: 1, strikeOuts: 0, rbi: 0 };
  expect(formatBattingLine(line)).toBe('1–2, BB · .271, 12 HR');
  expect(formatBattingLine({ ...line, homeRuns: 1, rbi: 3, walks: 0 })).toBe('1–2, HR, 3 RBI · .271, 12 HR');
  expect(formatBattingLine({ ...line, average: null, seasonHomeRuns: null })).toBe('1–2, BB');
});

test('a pitcher has the figures of today and the earned run average', () => {
  const line = { ...pitcher!, outs: 15, hits: 3, runs: 2, strikeOuts: 6, pitches: 84, era: '3.21' };
  expect(formatPitchingLine(line, null)).toBe('5.0 IP, 3 H, 2 R, 6 K · 84 P · 3.21 ERA');
  expect(formatPitchingLine({ ...line, era: null }, 86)).toBe('5.0 IP, 3 H, 2 R, 6 K · 86 P');
});

test('a player who has no line yet is not found', () => {
  expect(findBatter(box, 1)).toBeUndefined();
  expect(findPitcher(null, 1)).toBeUndefined();
});
