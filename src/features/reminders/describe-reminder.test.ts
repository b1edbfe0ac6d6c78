import { expect, test } from 'vitest';
import { describeReminder } from './rules.ts';

const locksAt = Date.parse('2026-07-18T22:55:00Z');
const game = (awayName: string, homeName: string) => ({ awayName, homeName, locksAt });
const games = [game('Mets', 'Braves'), game('Cubs', 'Reds'), game('Giants', 'Dodgers'), game('Rays', 'Red Sox')];

test.each([
  [1, '1 game without your pick', 'The first lock is at 6:55 PM. Mets at Braves'],
  [3, '3 games without your pick', 'The first lock is at 6:55 PM. Mets at Braves, Cubs at Reds, Giants at Dodgers'],
  [
    4,
    '4 games without your pick',
    'The first lock is at 6:55 PM. Mets at Braves, Cubs at Reds, Giants at Dodgers, and 1 more',
  ],
])('the reminder of %i games says how many, the first lock and the first games', (count, title, body) => {
  expect(describeReminder(games.slice(0, count), 'America/New_York')).toMatchObject({ title, body });
});

test('each game has a line with the time of its lock in the time zone of the user', () =>
  expect(describeReminder(games, 'America/Los_Angeles').lines[3]).toBe('Rays at Red Sox: locks at 3:55 PM'));
