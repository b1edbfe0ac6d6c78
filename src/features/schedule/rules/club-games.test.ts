import { describe, expect, test } from 'vitest';
import { inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { filterDays, gamesAround, nextGame, offDays } from './club-games.ts';

type Phase = Parameters<typeof inventedStatus>[0];

/** A game of club 1 on each day of June from the first on, at home on even days; null: a day off. */
function june(...phases: (Phase | null)[]) {
  return phases.map((phase, index) => {
    const date = `2026-06-${String(index + 1).padStart(2, '0')}`;
    const [own, other] = [{ id: 1 }, { id: 2 }];
    const sides = index % 2 === 0 ? { away: own, home: other } : { away: other, home: own };
    const games =
      phase === null ? [] : [{ gamePk: index + 1, officialDate: date, status: inventedStatus(phase), ...sides }];
    return { date, count: games.length, games };
  });
}

const times = (count: number, phase: Phase): Phase[] => Array.from({ length: count }, () => phase);
const numbers = (days: ReturnType<typeof june>) => days.flatMap(({ games }) => games.map(({ gamePk }) => gamePk));

describe('the filter', () => {
  const days = june(...times(14, 'open'));

  test.each([
    [{}, 14, 1],
    [{ weekday: 'sun' }, 2, 7],
    [{ place: 'home' }, 7, 2],
    [{ place: 'away' }, 7, 1],
    [{ weekday: 'sun', place: 'home' }, 1, 14],
    [{ weekday: 'mon', place: 'home' }, 1, 8],
  ] as const)('%o keeps %i games, the first on June %i', (filter, count, first) => {
    const kept = filterDays(days, filter, 1);
    expect(kept).toHaveLength(14);
    expect([numbers(kept).length, numbers(kept)[0]]).toEqual([count, first]);
    expect(kept.reduce((sum, day) => sum + day.count, 0)).toBe(count);
  });

  test('keeps the counts of a month of every club on the chosen weekday', () => {
    const counted = days.map((day) => ({ ...day, count: 15, games: [] }));
    const kept = filterDays(counted, { weekday: 'sun' }, null).filter(({ count }) => count > 0);
    expect(kept.map(({ date, count }) => [date, count])).toEqual([
      ['2026-06-07', 15],
      ['2026-06-14', 15],
    ]);
  });
});

describe('the fifteen games around today', () => {
  const around = (phases: (Phase | null)[], today: string) => {
    const games = june(...phases).flatMap((day) => day.games);
    return [nextGame(games, today)?.gamePk, ...gamesAround(games, today).map(({ gamePk }) => gamePk)];
  };
  const list = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const [before, after] = [times(14, 'final'), times(14, 'open')];

  test.each<[string, (Phase | null)[], string, (number | undefined)[]]>([
    ['eight before the next one', [...before, ...after], '2026-06-15', [15, ...list(7, 21)]],
    ['a live one is the next', [...before, 'live', ...after], '2026-06-15', [15, ...list(7, 21)]],
    ['a live one of yesterday too', [...before, 'live', ...after], '2026-06-16', [15, ...list(7, 21)]],
    [
      'one that is called off is in its place, and not the next',
      [...before, 'void', ...after],
      '2026-06-15',
      [16, ...list(8, 22)],
    ],
    [
      'one of an earlier day without a result is not the next',
      [...times(13, 'final'), 'open', ...after],
      '2026-06-15',
      [15, ...list(7, 21)],
    ],
    ['more before it at the end', [...times(20, 'final'), ...times(2, 'open')], '2026-06-21', [21, ...list(8, 22)]],
    ['the first ones at the start', times(20, 'open'), '2026-06-01', [1, ...list(1, 15)]],
    ['the last ones after the season', times(20, 'final'), '2026-06-28', [undefined, ...list(6, 20)]],
    ['fewer if there are no more', times(3, 'open'), '2026-06-02', [2, 1, 2, 3]],
    ['none', [], '2026-06-02', [undefined]],
  ])('%s', (_, phases, today, expected) => expect(around(phases, today)).toEqual(expected));
});

test('days off are those from today on without a game that is played, up to the last game', () => {
  const days = june('open', null, 'open', null, 'void', 'open', null, null);
  expect(offDays(days, '2026-06-03')).toEqual(['2026-06-04', '2026-06-05']);
  expect(offDays(june(null, null), '2026-06-01')).toEqual([]);
});
