import { expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { hideRecords } from '#rules/viewer/hide-result.ts';
import { createRecordFilter } from './create-record-filter.ts';
import { applyDelta, decodeDelta, diffViews, encodeDelta } from './delta.ts';

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
  const encoded = encodeDelta(diffViews(before, after) ?? []);
  const shown = applyDelta(hideRecords(before), decodeDelta(createRecordFilter(after)(encoded)));
  expect(shown).toEqual({ ...hideRecords(after), series: hideRecords(before).series });
});
