import { expect, test } from 'vitest';
import { type BatterGames, clubLeaders } from './club-leaders.ts';
import type { PitcherGames } from './staff.ts';

/** Ten games, each with so many at bats and hits. */
const batter = (id: number, name: string, atBats: number, hits: number, homeRuns = 0): BatterGames => ({
  id,
  name,
  games: Array.from({ length: 10 }, () => ({
    plateAppearances: `${atBats}`,
    atBats: `${atBats}`,
    hits: `${hits}`,
    homeRuns: `${homeRuns}`,
    stolenBases: '0',
  })),
});

const pitcher = (id: number, name: string, outs: number, earnedRuns: number, saves = 0): PitcherGames => ({
  id,
  name,
  games: [
    {
      date: '2026-06-01',
      isStart: true,
      outs,
      earnedRuns,
      strikeOuts: outs,
      walks: 0,
      hits: 0,
      saves,
      holds: 0,
      pitches: 90,
    },
  ],
});

test('the best of each count leads, and of each rate the best with enough plate appearances or innings', () => {
  const leaders = clubLeaders(
    {
      batters: [batter(1, 'Regular', 4, 1), batter(2, 'Pinch Hitter', 1, 1), batter(3, 'Slugger', 5, 1, 1)],
      pitchers: [pitcher(4, 'Starter', 30, 5), pitcher(5, 'Closer', 6, 0, 1)],
    },
    10,
  );
  expect(leaders.map(({ id, value, players }) => [id, value, players.map(({ name }) => name).join()])).toEqual([
    ['avg', '.250', 'Regular'],
    ['homeRuns', '10', 'Slugger'],
    ['ops', '1.000', 'Slugger'],
    ['era', '4.50', 'Starter'],
    ['strikeOuts', '30', 'Starter'],
    ['saves', '1', 'Closer'],
  ]);
});

test('players with the same value lead together, by name', () => {
  const [leader] = clubLeaders({ batters: [batter(1, 'Zoe', 4, 1), batter(2, 'Abe', 4, 1)], pitchers: [] }, 10);
  expect(leader?.players.map(({ name }) => name)).toEqual(['Abe', 'Zoe']);
});

test('there are no leaders before the first game', () =>
  expect(clubLeaders({ batters: [], pitchers: [] }, 0)).toEqual([]));
