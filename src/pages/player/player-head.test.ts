import { expect, test } from 'vitest';
import { notFound, renderMain } from '#app/testing/render-with.ts';
import type { PlayerPercentiles } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { inventedBio, inventedLine } from '#features/players/screen/testing/invented-player.ts';
import { formatFacts } from './player-head.tsx';

const freshness = { asOf: Date.UTC(2031, 6, 18), isStale: false };
const path = `/player/${inventedBio.id}/`;

const playerOf = (figures: Record<string, string>, position = inventedBio.position): PlayerResponse => ({
  player: { ...inventedBio, position },
  isEstablished: true,
  stats: [{ group: 'hitting', career: [], years: [inventedLine({ figures })] }],
  freshness,
});

type Placed = PlayerPercentiles['groups'][number];
const average = { id: 'avg', text: '.281', rank: 12, isTied: false, of: 132 };
const placed: Placed = {
  group: 'hitting',
  level: 1,
  isQualified: true,
  ranks: [
    average,
    { id: 'homeRuns', text: '13', rank: 3, isTied: true, of: 612 },
    { id: 'stolenBases', text: '0', rank: 401, isTied: true, of: 612 },
  ],
  pools: [{ kind: 'qualified', size: 132, places: [{ ...average, percentile: 91 }] }],
};

const render = (change: Partial<Placed>, player = playerOf({ avg: '.281', homeRuns: '12', plateAppearances: '380' })) =>
  renderMain(path, {
    'GET /api/players/:id': player,
    'GET /api/players/:id/percentiles': { season: '2031', groups: [{ ...placed, ...change }], freshness },
  });

test('a season is six figures with ranks, then its percentiles; a tie is marked, and a count of none has no rank', async () => {
  const { text, html } = await render({});
  expect(text).toMatch(/Ana Marsh #7 · SS · S\/R · 27 · since 2026 .*New York Mets/);
  expect(text).toMatch(/AVG .*\.281 12th of 132 .*OBP .*- .*HR .*13 T-3rd of 612 .*RBI .*- .*SB .*0 Hitting 2031/);
  expect(text).toContain('Hitting 2031 · rank in the major leagues');
  expect(text).toContain('among the 132 hitters who qualified for the batting title. 100 is best.');
  expect(html).not.toContain('data-hatched');
});

test('the bars of a player who did not qualify are hatched, with the number of those with the minimum', async () => {
  const { text, html } = await render({
    isQualified: false,
    pools: [{ kind: 'played', size: 380, places: [{ ...average, percentile: 70 }] }],
  });
  expect(text).toContain('2031, of 380 with 50 plate appearances, not qualified for the batting title.');
  expect(html.match(/data-hatched/g)).toHaveLength(1);
});

test('with too little playing time there are figures and a sentence', async () => {
  const { text } = await render({ isQualified: false, ranks: [], pools: [] });
  expect(text).toMatch(/\.281 .*fewer than 50 plate appearances: no percentiles, and no ranks of rates\./);
});

test('the figures are known before their ranks, and without them', async () => {
  const { text } = await renderMain(path, {
    'GET /api/players/:id': playerOf({ avg: '.281', homeRuns: '12' }),
    'GET /api/players/:id/percentiles': notFound('No percentiles'),
  });
  expect(text).toMatch(/\.281 .*12 .*Hitting 2031 /);
  expect(text).not.toContain('rank in the major leagues');
});

test('a season of the minor leagues has its level, and no ranks', async () => {
  const { text } = await render({ level: 11, isQualified: false, ranks: [], pools: [] });
  expect(text).toContain('Hitting 2031 · AAA');
  expect(text).not.toMatch(/rank in the major leagues|percentiles/);
});

test('a player without a season in the major leagues has the last one of the minor leagues, or a sentence', async () => {
  const year = { ...inventedLine({ figures: { avg: '.312' } }), level: 12 };
  const answers = { 'GET /api/players/:id': { ...playerOf({}), stats: [] } };
  const groups = [{ group: 'hitting', years: [year] }];
  const { text } = await renderMain(path, { ...answers, 'GET /api/players/:id/minors': { groups, freshness } });
  expect(text).toMatch(/AVG .*\.312 .*Hitting 2031 · AA · New York Mets/);
  const none = await renderMain(path, { ...answers, 'GET /api/players/:id/minors': { groups: [], freshness } });
  expect(none.text).toContain('No qualifying data in the major leagues');
});

test('the facts leave out what is unknown, and of a former player they have the years', () => {
  const bare = { jerseyNumber: null, position: null, age: null, debut: null };
  expect(formatFacts({ ...inventedBio, ...bare, throws: null }, undefined)).toBe('S/-');
  expect(formatFacts({ ...inventedBio, ...bare, bats: null, throws: null }, undefined)).toBe('');
  expect(formatFacts({ ...inventedBio, isActive: false }, '2031')).toBe('#7 · SS · S/R · 27 · 2026–2031');
});
