import { expect, test } from 'vitest';
import { dueReminder, isReminderTime } from './rules.ts';

const at = (time: string) => Date.parse(`2026-07-18T${time}:00Z`);
const game = (gamePk: number, lock: string | null, facts = {}) => ({
  gamePk,
  locksAt: lock === null ? null : at(lock),
  isOpen: true,
  hasPick: false,
  ...facts,
});
/** 10 PM to 8 AM in New York: 02:00 to 12:00 UTC */
const quiet = { from: 22, to: 8, timeZone: 'America/New_York' };

test.each([
  ['an hour before the first lock', '17:00', [game(2, '23:00'), game(1, '18:00')], [1, 2]],
  ['more than an hour before', '16:59', [game(1, '18:00')], null],
  ['at the lock', '18:00', [game(1, '18:00')], null],
  ['with every pick', '17:30', [game(1, '18:00', { hasPick: true })], null],
  [
    'with the first pick, long before the second lock',
    '17:30',
    [game(1, '18:00', { hasPick: true }), game(2, '23:00')],
    null,
  ],
  ['with the first pick, near the second lock', '22:30', [game(1, '18:00', { hasPick: true }), game(2, '23:00')], [2]],
  ['for a game that cannot be picked', '17:30', [game(1, '18:00', { isOpen: false })], null],
  ['beside a game without a time', '17:30', [game(1, '18:00'), game(2, null)], [1]],
  ['for equal locks', '17:30', [game(9, '18:00'), game(3, '18:00')], [3, 9]],
  ['in quiet hours', '11:45', [game(1, '12:30')], null],
  ['at the end of quiet hours', '12:00', [game(1, '12:30')], [1]],
  ['after a lock in quiet hours, before the next', '12:30', [game(1, '11:55'), game(2, '13:00')], [2]],
  ['on a day without games', '17:30', [], null],
])('%s (%s) the reminder has these games', (_, now, games, expected) => {
  expect(dueReminder(games, quiet, at(now))?.map(({ gamePk }) => gamePk) ?? null).toEqual(expected);
});

test.each([
  ['16:59', false],
  ['17:00', true],
  ['17:59', true],
  ['18:00', false],
])('at %s a reminder can be due: %s', (now, expected) => {
  expect(isReminderTime([game(1, '18:00', { hasPick: true }), game(2, '20:00')], at(now))).toBe(expected);
});
