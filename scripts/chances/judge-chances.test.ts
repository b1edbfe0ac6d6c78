import { describe, expect, test } from 'vitest';
import { addDays } from '#rules/baseball/days.ts';
import { seededRandom } from '#rules/baseball/seeded-random.ts';
import { clubsOfLogs } from '../game-logs/clubs-of-logs.ts';
import type { GameLog, GameLogClub } from '../game-logs/parse-game-log.ts';
import { formatChances, judgeChances } from './judge-chances.ts';
import { seasonOfLogs } from './season-of-logs.ts';

const clubs = clubsOfLogs(2031);

const side = (club: string, runs: number): GameLogClub => ({
  club,
  starter: `${club}1`,
  batters: null,
  runs,
  hits: 8,
  walks: 3,
  homeRuns: 1,
  strikeouts: 8,
  earlyRuns: 2,
  innings: [],
});

const compact = (day: string): string => day.replaceAll('-', '');

/** A season of seven days with a game of each club. */
const logs: GameLog[] = Array.from({ length: 7 }, (_, day) => {
  const random = seededRandom(day);
  const date = compact(addDays('2031-04-01', day));
  return Array.from({ length: 15 }, (_game, pair): GameLog => {
    const [home, away] = [clubs[pair]?.code ?? '', clubs[15 + ((pair + day) % 15)]?.code ?? ''];
    const isHomeWin = random() < 0.5;
    return {
      date,
      endDate: date,
      season: 2031,
      number: '0',
      home: side(home, isHomeWin ? 4 : 1),
      away: side(away, 2),
    };
  });
}).flat();

const options = { seasons: 50, earlier: 1, from: 0 };
const rowsOf = (of: readonly GameLog[]) => formatChances(judgeChances(of, options));
const daysOf = (lines: readonly string[]) => [...new Set(lines.slice(1).map((line) => line.split(',')[1]))];

test('each club has a line on each third day before the last one, from the eve of the first game', () => {
  const lines = rowsOf(logs);
  expect(lines[0]).toBe('season,date,team,win_division,make_playoffs,win_world_series,wins,wins_p10,wins_p90');
  expect(lines).toHaveLength(1 + 3 * 30);
  expect(daysOf(lines)).toEqual(['2031-03-31', '2031-04-03', '2031-04-06']);
  expect(lines[1]).toMatch(/^2031,2031-03-31,Orioles,0\.\d{5},0\.\d{5},0\.\d{5},\d\.\d\d,\d,\d$/);
});

test('a season before the first one that is asked for, or without a known format, has no lines', () => {
  expect(judgeChances(logs, { ...options, from: 2032 })).toEqual([]);
  expect(judgeChances([{ ...logs[0], season: 2011 } as GameLog], options)).toEqual([]);
});

test('a line knows the results of its day and none of later days', () => {
  const turned = logs.map((log) => (log.date > '20310403' ? { ...log, home: { ...log.home, runs: 9 } } : log));
  const until = (of: readonly GameLog[], day: string) => rowsOf(of).filter((line) => (line.split(',')[1] ?? '') <= day);
  expect(until(turned, '2031-04-03')).toEqual(until(logs, '2031-04-03'));
  expect(rowsOf(turned)).not.toEqual(rowsOf(logs));
});

describe('what is known on a day', () => {
  test('does not have the result of a suspended game before its end', () => {
    const suspended = logs.map((log, place) => (place === 0 ? { ...log, endDate: '20310405' } : log));
    const { knownOn } = seasonOfLogs(suspended, 2031);
    const openOn = (day: string) => knownOn(day).games.filter(({ score }) => score === null).length;
    expect([openOn('2031-04-01'), openOn('2031-04-04'), openOn('2031-04-05')]).toEqual([91, 46, 30]);
  });

  test('has no game beyond the last one of the schedule', () => {
    const [game] = logs;
    const many = Array.from({ length: 163 }, (_, n) => ({ ...game, number: String(n) }) as GameLog);
    expect(seasonOfLogs(many, 2031).knownOn('2031-12-01').games).toHaveLength(162);
  });
});
