import { expect, test } from 'vitest';
import type { LeagueLeaders } from '../contract.ts';
import { renderMain } from '#app/testing/render-with.ts';

const leader = (id: number, rank: number, value: string) => ({
  rank,
  value,
  person: { id, name: `Player ${id}` },
  team: { id: 121, name: 'New York Mets' },
  league: { id: 104, name: 'NL' },
});
const list = (over: Partial<LeagueLeaders> = {}): LeagueLeaders => ({
  category: 'wildPitch',
  season: '2031',
  league: null,
  leaders: [leader(1, 1, '8'), leader(2, 2, '4'), leader(3, 2, '4')],
  leftOut: 2,
  freshness: { asOf: Date.UTC(2031, 5, 1), isStale: false },
  ...over,
});

const seasons = { newest: '2031', seasons: ['2031', '2030'] };
const render = async (response: LeagueLeaders) => {
  const responses = { 'GET /api/league-leaders': response, 'GET /api/seasons': seasons };
  return (await renderMain('/league-leaders', responses)).html;
};

test('leaders have rank, picture, league, name and value, with a bar to scale; ties share a rank', async () => {
  const html = await render(list());
  const [, first, second, third] = html.split('<li');
  expect(first).toMatch(
    /<b>1<\/b>.*<img.*href="\/player\/1\/".*rosters\?team=121&amp;season=2031.*NL.*width="100\.00".*8/s,
  );
  expect(first).not.toContain('tied');
  expect(second).toMatch(/<b>2<\/b><small>tied.*width="50\.00"/s);
  expect(third).toMatch(/<b>2<\/b><small>tied/);
  expect(html).toContain('2 more tied at 4.');
});

test('a leader without a club, league or number is shown', async () => {
  const html = await render(list({ leaders: [{ ...leader(1, 1, '-'), team: null, league: null }], leftOut: 0 }));
  expect(html).toContain('Player 1');
  expect(html).not.toContain('<rect');
});
