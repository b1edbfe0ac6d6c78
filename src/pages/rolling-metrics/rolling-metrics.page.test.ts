import { describe, expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import type { RollingMetrics, RollingPlayer } from '#features/rolling-metrics/contract.ts';

const player = (id: number, name: string, over: Partial<RollingPlayer> = {}): RollingPlayer => ({
  id,
  name,
  position: 'SS',
  seasonGames: 40,
  games: 10,
  from: '2031-05-20',
  to: '2031-05-31',
  figures: [40, 10, 8, 0.275, 0.286, 0.341, 0.775, 1.116, 14],
  season: [150, 40, null, 0.25, 0.3, 0.32, 0.4, 0.72, 40],
  trend: [0.5, 0.8, 1.116],
  sample: 44,
  isSmall: false,
  ...over,
});

const metrics = (players: RollingPlayer[]): RollingMetrics => ({
  team: 121,
  group: 'hitting',
  season: '2031',
  window: 10,
  figure: 'ops',
  players,
  league: [null, null, 31.5, 0.243, 0.29, 0.315, 0.404, 0.719, null],
  freshness: { asOf: Date.UTC(2031, 5, 1), isStale: false },
});

const seasons = { newest: '2031', seasons: ['2031', '2030'], played: ['2031'] };
const render = async (response: RollingMetrics, path = '/rolling-metrics') => {
  const responses = { 'GET /api/rolling-metrics': response, 'GET /api/seasons': seasons };
  return (await renderMain(path, responses)).html.replaceAll(/<[^>]+>/g, '|');
};

describe('the rolling metrics of a club', () => {
  test('show each value with its change, the best first, and warn about small samples', async () => {
    const weaker = player(2, 'Al Bo', {
      figures: [40, 10, null, 0.2, 0.2, 0.25, 0.3, 0.55, 20],
      isSmall: true,
      sample: 15,
    });
    const text = await render(metrics([weaker, player(1, 'Cy Do')]));
    expect(text).toContain('Ten day rolling hitting metrics');
    expect(text).toContain('New York Mets');
    expect(text.indexOf('Cy Do')).toBeLessThan(text.indexOf('Al Bo'));
    expect(text).toMatch(/OPS\|+1\.116\|+\+\.396/);
    expect(text).toMatch(/Strike outs\|+14\|+\+4/);
    expect(text).toMatch(/At Bats Per Home Run\|+-\|/);
    expect(text).toContain('Small sample: 15 plate appearances');
    expect(text).toContain('OPS between .500 and 1.116, season .720');
    expect(text.replaceAll('|', '')).toContain('the league’s OPS of the season, .719.');
  });

  test('of an unknown group have both groups to choose from', async () => {
    const text = await render(metrics([]), '/rolling-metrics?group=luck');
    for (const part of ['Choose a group above.', '|Choose|', '|Pitching|']) expect(text).toContain(part);
  });

  test('sort by change if the URL does', async () => {
    const risen = player(2, 'Al Bo', {
      figures: [40, 10, 8, 0.2, 0.2, 0.25, 0.3, 0.6, 20],
      season: [150, 40, null, 0.1, 0.1, 0.1, 0.1, 0.1, 40],
    });
    const text = await render(metrics([player(1, 'Cy Do'), risen]), '/rolling-metrics?sort=ops-change');
    expect(text.indexOf('Al Bo')).toBeLessThan(text.indexOf('Cy Do'));
  });

  test('have their table open in the order of a URL that names one', async () => {
    const responses = { 'GET /api/rolling-metrics': metrics([player(1, 'Cy Do')]), 'GET /api/seasons': seasons };
    expect((await renderMain('/rolling-metrics?table.sort=-avg', responses)).html).toMatch(
      /<details open="".*<summary>All figures as a table.*aria-sort="descending".*Average.*League 2031/s,
    );
    expect((await renderMain('/rolling-metrics', responses)).html).not.toContain('League 2031');
  });

  test('have a message if no player has ten games yet, and list players with fewer below', async () => {
    expect(await render(metrics([]))).toContain('No one on the hitting staff has played in ten games yet');
    const text = await render(metrics([player(1, 'Cy Do', { games: 3, seasonGames: 3, trend: [] })]));
    expect(text).toContain('No one on the hitting staff has played in ten games yet');
    expect(text).toContain('Fewer than ten games');
    expect(text).toContain('Small sample: 3 games of 10');
  });
});
