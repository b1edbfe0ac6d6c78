import { expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import type { PlayerPercentiles } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { inventedBio, inventedYears } from '#features/players/screen/testing/invented-player.ts';

const freshness = { asOf: Date.UTC(2031, 6, 18), isStale: false };
const names: Record<string, string> = { 900001: 'Ana Marsh', 900002: 'Eva Lund', 900003: 'Ida Holm' };
const figures: Record<string, Record<string, string>> = {
  900001: { gamesPlayed: '90', plateAppearances: '380', ops: '.912', babip: '.301', wRcPlus: '120' },
  900002: { gamesPlayed: '40', plateAppearances: '150', ops: '.780', babip: '.333', wRcPlus: '99' },
  900003: { gamesPlayed: '9', plateAppearances: '12', ops: '1.400', babip: '.500', wRcPlus: '210' },
};

type Placed = PlayerPercentiles['groups'][number];
const place = { id: 'ops', text: '.000', rank: 1, isTied: false, of: 132 };
const placed = (percentile: number, isQualified: boolean): Placed => ({
  group: 'hitting',
  level: 1,
  isQualified,
  ranks: [],
  pools: [
    ...(isQualified ? [{ kind: 'qualified' as const, size: 132, places: [{ ...place, percentile: 97 }] }] : []),
    { kind: 'played', size: 380, places: [{ ...place, percentile }] },
  ],
});
const percentiles: Record<string, Placed[]> = { 900001: [placed(84, true)], 900002: [placed(40, false)], 900003: [] };

const answers = {
  'GET /api/players/:id': ({ id }: { id: string }): PlayerResponse => ({
    player: { ...inventedBio, id: Number(id), name: names[id] ?? '' },
    isEstablished: true,
    stats: [inventedYears],
    freshness,
  }),
  'GET /api/players/:id/season': ({ id }: { id: string }) => {
    const group = { group: 'hitting', figures: figures[id], league: null, splits: [], pitches: [] };
    return { season: '2031', groups: [group], freshness };
  },
};
const withPercentiles = {
  ...answers,
  'GET /api/players/:id/percentiles': ({ id }: { id: string }) => ({
    season: '2031',
    groups: percentiles[id],
    freshness,
  }),
};

test('one player waits for another, and each has a face, a link and a way out', async () => {
  const { html, text } = await renderMain('/compare?players=900001', answers);
  expect(text).toContain('Choose two or three players');
  expect(html).toMatch(
    /aria-label="Compared players".*<img[^>]*900001.*href="\/player\/900001\/".*aria-label="Remove Ana Marsh"/s,
  );
});

test('rates come first, the better one is bold and read as the best, and counts are collapsed', async () => {
  const { html, text } = await renderMain('/compare?players=900001,900002', withPercentiles);
  expect(text).toMatch(
    /Hitting 2031.*Marsh.*Lund.*OPS .912 best .780.*Rates without a percentile.*BABIP .301 .333 best/,
  );
  expect(text).toContain('wRC+ 120 best 99');
  expect(html).toMatch(/<b>\.912/);
  expect(html).toMatch(/<details><summary>Counts<\/summary>.*PA.*380.*150.*<\/details>/s);
  expect(text).toContain('G 90 40');
  expect(text).toContain('Download CSV');
  expect((await renderMain('/compare?players=900001,900002&by=age', answers)).text).toContain('Hitting at 27');
});

test('a rate has a mark at the percentile of each player, hollow without qualification, and the same as text', async () => {
  const { html, text } = await renderMain('/compare?players=900001,900002,900003', withPercentiles);
  expect(text).toContain('Percentiles: Marsh 84, Lund 40 (not qualified), Holm none');
  expect(html).toMatch(/<svg x="84%".*?<path(?![^>]*data-hollow).*?<svg x="40%".*?<path[^>]*data-hollow/s);
  expect(html.match(/<svg x="/g)).toHaveLength(2);
  expect(text).toContain('A mark is the percentile among the 380 hitters with 50 plate appearances in 2031');
  expect(text).toContain('Lund did not qualify for the batting title.');
  expect(text).toContain('No percentile: Holm, with fewer than 50 plate appearances.');
});

test('a season outside the major leagues has that reason, and is not the best beside one there', async () => {
  const { html, text } = await renderMain('/compare?players=900001,900002', {
    ...withPercentiles,
    'GET /api/players/:id/percentiles': ({ id }: { id: string }) => ({
      season: '2031',
      groups: id === '900002' ? [{ ...placed(40, false), level: 11, pools: [] }] : percentiles[id],
      freshness,
    }),
  });
  expect(text).toContain('No percentile: Lund, not in the major leagues.');
  expect(text).not.toContain('fewer than');
  expect(html).not.toContain('<b>');
});

test('without percentiles the values are shown', async () => {
  const { html, text } = await renderMain('/compare?players=900001,900002', answers);
  expect(text).toContain('OPS .912 best .780');
  expect(html).not.toContain('<svg x="');
});
