import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordingsFolder } from '../testing/recordings.ts';
import { gameStatuses } from './game-statuses.ts';

const recording = join(recordingsFolder, 'meta/gameStatus.json');

test('every code is listed once', () => {
  expect(gameStatuses).toHaveLength(199);
  expect(new Set(gameStatuses.map(({ statusCode }) => statusCode)).size).toBe(199);
});

test.each([
  ['FR', 'Final', 'Completed Early: Rain', 'Rain'],
  ['MX', 'Live', 'Manager challenge', undefined],
  ['QN', 'Final', 'Forfeit: Refuses to play', 'Refusal'],
  ['PW', 'Live', 'Warmup', undefined],
])('%s is %s: %s', (code, state, text, reason) => {
  const status = gameStatuses.find(({ statusCode }) => statusCode === code);
  expect([status?.abstractGameState, status?.detailedState, status?.reason]).toEqual([state, text, reason]);
});

// needs the recordings next to the repository
describe.skipIf(!existsSync(recording))('the recorded list of statuses', () => {
  test('equals the list of the league', () => {
    const recorded: unknown = JSON.parse(readFileSync(recording, 'utf8'));
    const byCode = new Map(gameStatuses.map((status) => [status.statusCode, status]));
    expect(Array.isArray(recorded) && recorded.length).toBe(197);
    for (const status of Array.isArray(recorded) ? recorded : []) expect(byCode.get(status.statusCode)).toEqual(status);
  });
});
