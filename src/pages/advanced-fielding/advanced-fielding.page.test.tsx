import { describe, expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import { inventedPlay } from '#features/fielding/testing/invented-play.ts';

const plays = [
  inventedPlay({ sprintSpeed: 28.5, distance: 1200.5, catchRate: 40, isOut: true, gamePk: 7 }),
  inventedPlay({ sprintSpeed: 27.1234, distance: 33.25, catchRate: 99, isOut: false, stars: null }),
];
const player = { id: 5, name: 'Al Bo', teamId: 121, position: 'CF' };
const fielding = {
  season: '2026',
  player,
  clubmates: [player, { ...player, id: 6, name: 'Cy Dee', position: 'LF' }],
  range: {
    plays,
    games: [{ gamePk: 7, date: '2026-06-04', away: 121, home: 119 }],
    freshness: { asOf: Date.UTC(2026, 6, 18, 22), isStale: false },
  },
};
const seasons = { newest: '2026', seasons: ['2026', '2016', '2015'] };

const render = (responses: Record<string, unknown> = {}, path = '/advanced-fielding') =>
  renderMain(path, { 'GET /api/fielding': fielding, 'GET /api/seasons': seasons, ...responses });

describe('the fielding page', () => {
  test('has the speed with three decimals, the distances with two, and both comparisons', async () => {
    const { text } = await render();
    expect(text).toContain('Average sprint speed 27.812 ft per second');
    expect(text).toContain('Total outfield distance 1,233.75 ft on 2 plays');
    expect(text).toContain('Longest single-play distance 1,200.50 ft');
    expect(text).toContain('about 27 fps is the league average, about 33.80 fps what a world-record sprinter runs');
  });

  test('compares the catches with those of an average outfielder', async () => {
    expect((await render()).text).toContain('Caught 1 of 2. An average outfielder catches 1.4 of the same balls: −0.4');
  });

  test('leads to the fielding figures of every player in the same season', async () => {
    const { html } = await render({}, '/advanced-fielding?season=2025');
    expect(html).toContain('href="/league-leaders?season=2025&amp;view=players&amp;group=fielding"');
  });

  test('offers no season without measurements', async () => {
    const { html } = await render();
    expect(html).toContain('<option value="2016">');
    expect(html).not.toContain('<option value="2015">');
  });

  test('lists and draws only the batted balls selected by the URL', async () => {
    const { html, text } = await render({}, '/advanced-fielding?show=missed');
    expect(html).toContain('aria-label="1 ball hit near Al Bo');
    expect(text).toContain('Not caught 99%');
    expect(text).not.toContain('Caught 40%');
  });

  test('names the game of a ball by its day and opponent, and rounds measurements to what they are worth', async () => {
    const { html, text } = await render();
    expect(html).toContain('href="/TodaysGame/7">Jun 4 @ LAD</a>');
    expect(text).toMatch(/Jun 4 @ LAD Caught 40% .* 1201 .* 28\.5/);
    const traded = { ...fielding, player: { ...player, teamId: 110 } };
    expect((await render({ 'GET /api/fielding': traded })).text).toContain('Jun 4 NYM @ LAD Caught');
  });

  test('reports on the card that the range service is unavailable', async () => {
    const { text } = await render({ 'GET /api/fielding': { ...fielding, range: null } });
    expect(text).toContain('The range service, a part of Baseball Savant, is not available.');
    expect(text).toContain('Al Bo');
  });

  test('has NA and a message for a season without a batted ball', async () => {
    const { text } = await render({ 'GET /api/fielding': { ...fielding, range: { ...fielding.range, plays: [] } } });
    expect(text).toContain('Average sprint speed NA');
    expect(text).toContain('no outfield plays of Al Bo in 2026');
  });
});
