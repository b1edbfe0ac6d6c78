import { expect, test } from 'vitest';
import { leadersByWeek, privateLeagueEvents } from './private-league-weeks.ts';

const row = (monday: string, username: string, totalScore: number) => ({
  monday,
  username,
  totalScore,
  totalGuessesCorrect: totalScore,
  totalGuessesIncorrect: 0,
});

test('a week has everyone with the best score first, and none without a base', () => {
  const rows = [
    row('2026-07-06', 'ann', 3),
    row('2026-07-13', 'bob', 5),
    row('2026-07-06', 'bob', 3),
    row('2026-07-13', 'ann', 2),
    row('2026-06-29', 'ann', 0),
  ];
  expect(leadersByWeek(rows)).toEqual([
    { monday: '2026-07-13', names: ['bob'], score: 5 },
    { monday: '2026-07-06', names: ['ann', 'bob'], score: 3 },
  ]);
});

test('the events of a league are the newest of joining and of weeks that are over, which are won on the next Monday', () => {
  const at = (date: string) => Date.parse(`${date}T12:00:00Z`);
  const members = [
    { username: 'ann', joinedAt: at('2026-07-01') },
    { username: 'bob', joinedAt: at('2026-07-14') },
  ];
  const events = privateLeagueEvents(members, [{ monday: '2026-07-06', names: ['ann'], score: 3 }]);
  expect(events.map(({ kind, at: time }) => [kind, new Date(time).toISOString().slice(0, 10)])).toEqual([
    ['joined', '2026-07-14'],
    ['won', '2026-07-13'],
    ['joined', '2026-07-01'],
  ]);
  const many = Array.from({ length: 20 }, (_, day) => ({ username: `fan${day}`, joinedAt: day }));
  expect(privateLeagueEvents(many, [])).toHaveLength(8);
});
