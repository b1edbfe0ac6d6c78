import { expect, test } from 'vitest';
import { renderMain, renderWith } from '#app/testing/render-with.ts';
import type { SeasonChallenges } from '#features/challenges/contract.ts';

const records = (over: Partial<SeasonChallenges> = {}): SeasonChallenges => ({
  season: '2031',
  team: null,
  games: 1204,
  clubs: [
    { teamId: 121, won: 4, lost: 3 },
    { teamId: 110, won: 0, lost: 1 },
  ],
  players: [
    { player: { id: 501, name: 'Ada Marsh' }, teamId: 121, role: 'catcher', won: 4, lost: 2 },
    { player: { id: 502, name: 'Bo Lind' }, teamId: 121, role: 'batter', won: 0, lost: 1 },
  ],
  roles: [
    { role: 'batter', won: 30, lost: 31 },
    { role: 'catcher', won: 52, lost: 40 },
  ],
  leftOut: 0,
  ...over,
});

const seasons = { newest: '2031', seasons: ['2031', '2025'], played: ['2031', '2025'] };
const render = async (challenges: SeasonChallenges, path = '/challenges') =>
  (await renderMain(path, { 'GET /api/challenges': challenges, 'GET /api/seasons': seasons })).html;
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  );

test('clubs and players have won and lost challenges and their share, with the league for comparison', async () => {
  const html = await render(records());
  expect(rowsOf(html)).toEqual([
    ['Club', 'Won▾', 'Lost', 'Rate'],
    ['Mets', '4', '3', '57%'],
    ['Orioles', '0', '1', '0%'],
    ['All clubs', '4', '4', '50%'],
    ['Player', 'Club', 'As', 'Won▾', 'Lost', 'Rate'],
    ['Ada Marsh', 'NYM', 'catcher', '4', '2', '67%'],
    ['Bo Lind', 'NYM', 'batter', '0', '1', '0%'],
    ['All batters', '', 'batter', '30', '31', '49%'],
    ['All catchers', '', 'catcher', '52', '40', '57%'],
  ]);
  for (const part of ['From 1,204 final games', 'href="/player/501/"', '<abbr title="New York Mets">NYM</abbr>'])
    expect(html).toContain(part);
});

test('clubs are marked as good and poor only when each has twenty challenges', async () => {
  const clubs = [
    [108, 12, 8],
    [109, 15, 9],
    [110, 9, 11],
    [111, 18, 6],
    [112, 10, 20],
  ].map(([teamId = 0, won = 0, lost = 0]) => ({ teamId, won, lost }));
  expect(await render(records({ clubs }))).toMatch(/<td data-heat="5">75%/);
  expect(await render(records({ clubs: [...clubs, { teamId: 121, won: 1, lost: 0 }] }))).not.toContain('data-heat');
});

test('the players of one club are marked as such, and left out players are counted', async () => {
  const ofClub = await render(records({ team: 121 }), '/challenges?team=121');
  expect(ofClub).toContain('Players of the New York Mets, 2031');
  expect(ofClub).toMatch(/<tr data-marked="true">.*Mets/s);
  const none = await render(records({ team: 108, players: [] }), '/challenges?team=108');
  expect(none).toContain('No challenges by players of the Los Angeles Angels yet');
  expect(await render(records({ leftOut: 312 }))).toContain('The first 2 of 314 players are listed.');
});

test.each([
  ['2031', 15, 'No challenges yet this season'],
  ['2031', 0, 'No finished game has been counted yet'],
  ['2025', 0, 'Balls and strikes can be challenged since 2026.'],
])('the season of %s without challenges in %i games has a message', async (season, games, message) => {
  const html = await render(records({ season, clubs: [], players: [], games }));
  expect(html).toContain(message);
  expect(html).not.toContain('<table');
});

test.each([
  ['/challenges', 'Challenges of Balls and Strikes'],
  ['/challenges?season=2031', 'Challenges of Balls and Strikes, 2031'],
])('the title of %s is %s', async (path, title) => {
  const { html } = await renderWith(path, { 'GET /api/challenges': records(), 'GET /api/seasons': seasons });
  expect(html).toContain(`<title>${title}`);
});
