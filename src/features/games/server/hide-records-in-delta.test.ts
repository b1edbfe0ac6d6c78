import { expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { hideRecords } from '#rules/viewer/hide-result.ts';
import { diffViews } from '#sources/live/diff-views.ts';
import { applyDelta } from '#sources/live/view-delta.ts';
import { hideRecordsInDelta } from './hide-records-in-delta.ts';

const before = { ...fold(randomGame(1), Infinity), balls: 1 };
const { away, home } = before.teams;
const teams = {
  away: { ...away, record: { wins: 71, losses: 60 } },
  home: { ...home, record: { wins: 80, losses: 51 } },
};

test.each([
  ['the records of both clubs', { teams }],
  ['the record of one club', { teams: { ...teams, away } }],
  ['the standing of a series', { series: 'World Series · Game 2 of 7 · Tied 1–1' }],
  ['a ball and a record', { teams, balls: 2 }],
  ['a ball', { balls: 3 }],
])('the change of %s leaves a view without records', (_what, change) => {
  const after = { ...before, ...change };
  const shown = applyDelta(hideRecords(before), hideRecordsInDelta(diffViews(before, after) ?? ''));
  expect(shown).toEqual({ ...hideRecords(after), series: hideRecords(before).series });
});

test('a club that is sent as a whole is left out with its record', () => {
  const other = { id: 1, name: 'O', shortName: 'O', abbreviation: 'O', record: { wins: 71, losses: 60 } };
  const delta = diffViews(before, { ...before, teams: { ...teams, away: other } }) ?? '';
  expect(delta).toContain('"path":"/teams/away"');
  expect(hideRecordsInDelta(delta)).not.toContain('away');
});
