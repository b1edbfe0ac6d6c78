import { expect, test } from 'vitest';
import {
  describeReminder,
  describeResults,
  type ResultPick,
  isQuiet,
  isTimeZone,
  dueReminder,
  isReminderTime,
} from './rules.ts';

const locksAt = Date.parse('2026-07-18T22:55:00Z');
const game = (awayName: string, homeName: string) => ({ awayName, homeName, locksAt });
const openGames = [game('Mets', 'Braves'), game('Cubs', 'Reds'), game('Giants', 'Dodgers'), game('Rays', 'Red Sox')];

test.each([
  [1, '1 game without your pick', 'The first lock is at 6:55 PM. Mets at Braves'],
  [3, '3 games without your pick', 'The first lock is at 6:55 PM. Mets at Braves, Cubs at Reds, Giants at Dodgers'],
  [
    4,
    '4 games without your pick',
    'The first lock is at 6:55 PM. Mets at Braves, Cubs at Reds, Giants at Dodgers, and 1 more',
  ],
])('the reminder of %i games says how many, the first lock and the first games', (count, title, body) => {
  expect(describeReminder(openGames.slice(0, count), 'America/New_York')).toMatchObject({ title, body });
});

test('each game has a line with the time of its lock in the time zone of the user', () =>
  expect(describeReminder(openGames, 'America/Los_Angeles').lines[3]).toBe('Rays at Red Sox: locks at 3:55 PM'));

const pick = (outcome: ResultPick['outcome'], bases = 0): ResultPick => ({
  winnerName: 'Mets',
  loserName: 'Braves',
  outcome,
  bases,
});

test('the results have record, bases, streak, rank, and a line for each pick', () => {
  const picks = [pick('correct', 1), pick('correct', 2), pick('wrong'), pick('void')];
  const record = { correct: 2, wrong: 1, bases: 3, streak: 0, endedStreak: 2 };
  expect(describeResults({ picks, record, rank: 48 })).toEqual({
    kind: 'results',
    title: 'Last night: 2–1, 3 bases',
    body: 'Streak 0, after one of 2 ended. 48th of the season.',
    lines: [
      'Mets over Braves: right, +1',
      'Mets over Braves: right, +2',
      'Mets over Braves: wrong',
      'Mets over Braves: void',
    ],
  });
});

test('a user without a rank and without an ended streak reads of neither', () => {
  const record = { correct: 1, wrong: 0, bases: 1, streak: 1, endedStreak: 0 };
  expect(describeResults({ picks: [pick('correct', 1)], record, rank: null })).toMatchObject({
    title: 'Last night: 1–0, 1 base',
    body: 'Streak 1.',
  });
});

const timeZone = 'America/New_York';

test.each([
  [22, 8, '2026-07-18T01:59:59Z', false, 'one second before 10 PM'],
  [22, 8, '2026-07-18T02:00:00Z', true, 'at 10 PM'],
  [22, 8, '2026-07-18T04:30:00Z', true, 'after midnight'],
  [22, 8, '2026-07-18T11:59:59Z', true, 'one second before 8 AM'],
  [22, 8, '2026-07-18T12:00:00Z', false, 'at 8 AM'],
  [22, 8, '2026-01-18T12:30:00Z', true, 'at 7:30 AM in winter'],
  [12, 14, '2026-07-18T17:30:00Z', true, 'at 1:30 PM'],
  [12, 14, '2026-07-18T18:00:00Z', false, 'at 2 PM'],
  [0, 0, '2026-07-18T04:00:00Z', false, 'with equal hours'],
])('quiet from %i to %i at %s: %s (%s)', (from, to, now, expected) => {
  expect(isQuiet({ from, to, timeZone }, Date.parse(now))).toBe(expected);
});

test.each([
  ['America/New_York', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Middle/Nowhere', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));

const at = (time: string) => Date.parse(`2026-07-18T${time}:00Z`);
const lockedGame = (gamePk: number, lock: string | null, facts = {}) => ({
  gamePk,
  locksAt: lock === null ? null : at(lock),
  isOpen: true,
  hasPick: false,
  ...facts,
});
/** 10 PM to 8 AM in New York: 02:00 to 12:00 UTC */
const quiet = { from: 22, to: 8, timeZone: 'America/New_York' };

test.each([
  ['an hour before the first lock', '17:00', [lockedGame(2, '23:00'), lockedGame(1, '18:00')], [1, 2]],
  ['more than an hour before', '16:59', [lockedGame(1, '18:00')], null],
  ['at the lock', '18:00', [lockedGame(1, '18:00')], null],
  ['with every pick', '17:30', [lockedGame(1, '18:00', { hasPick: true })], null],
  [
    'with the first pick, long before the second lock',
    '17:30',
    [lockedGame(1, '18:00', { hasPick: true }), lockedGame(2, '23:00')],
    null,
  ],
  [
    'with the first pick, near the second lock',
    '22:30',
    [lockedGame(1, '18:00', { hasPick: true }), lockedGame(2, '23:00')],
    [2],
  ],
  ['for a game that cannot be picked', '17:30', [lockedGame(1, '18:00', { isOpen: false })], null],
  ['beside a game without a time', '17:30', [lockedGame(1, '18:00'), lockedGame(2, null)], [1]],
  ['for equal locks', '17:30', [lockedGame(9, '18:00'), lockedGame(3, '18:00')], [3, 9]],
  ['in quiet hours', '11:45', [lockedGame(1, '12:30')], null],
  ['at the end of quiet hours', '12:00', [lockedGame(1, '12:30')], [1]],
  ['after a lock in quiet hours, before the next', '12:30', [lockedGame(1, '11:55'), lockedGame(2, '13:00')], [2]],
  ['on a day without games', '17:30', [], null],
])('%s (%s) the reminder has these games', (_, now, candidates, expected) => {
  expect(dueReminder(candidates, quiet, at(now))?.map(({ gamePk }) => gamePk) ?? null).toEqual(expected);
});

test.each([
  ['16:59', false],
  ['17:00', true],
  ['17:59', true],
  ['18:00', false],
])('at %s a reminder can be due: %s', (now, expected) => {
  expect(isReminderTime([lockedGame(1, '18:00', { hasPick: true }), lockedGame(2, '20:00')], at(now))).toBe(expected);
});
