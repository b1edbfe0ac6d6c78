import { expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { renderMain } from '#app/testing/render-with.ts';
import type { FanBases } from '#features/leaderboard/contract.ts';
import { describeOwn } from './fan-bases.page.tsx';

const table: FanBases = {
  period: 'week',
  since: '2026-07-13',
  membersForRank: 5,
  rows: [
    { rank: 1, teamId: 121, name: 'Mets', members: 12, average: 1150, correct: 60, wrong: 40 },
    { rank: null, teamId: 147, name: 'Yankees', members: 4, average: 2000, correct: 0, wrong: 0 },
  ],
  own: null,
};

const render = (responses: Record<string, unknown>) => renderMain('/leagues/fan-bases?period=week', responses);

test('a visitor reads the fan bases with their places', async () => {
  const { html, text } = await render({ 'GET /api/fan-bases': table });
  expect(text).toContain('Fan bases: total bases per fan of this week');
  expect(text).toMatch(/1 Mets 11\.50 12 60\.0% – Yankees 20\.00 4 –/);
  expect(text).toContain('A club has a place from 5 fans with a graded pick in the period; with fewer it has “–”.');
  expect(html).toContain('href="/leagues/fan-bases?period=month"');
  expect(text).not.toContain('You count');
});

test('a user reads which club the picks count for, and its fan base is marked', async () => {
  const own = { teamId: 121, next: { teamId: 147, from: '2026-08-01' } };
  const { html, text } = await render({
    'GET /api/check_session': inventedUser,
    'GET /api/fan-bases': { ...table, own },
  });
  expect(text).toContain('You count for the fans of the Mets, and from August 1 for those of the Yankees.');
  expect(html.match(/data-marked/g)).toHaveLength(1);
});

test('a period without graded picks says so', async () => {
  const { text } = await render({ 'GET /api/fan-bases': { ...table, rows: [] } });
  expect(text).toContain('No fan of a club has a graded pick in this period yet.');
});

const from = '2026-08-01';

test.each<[FanBases['own'], string | null]>([
  [null, null],
  [
    { teamId: null, next: null },
    'You have no favorite team. Choose one on your page, and you count for its fans at once.',
  ],
  [{ teamId: 121, next: null }, 'You count for the fans of the Mets.'],
  [
    { teamId: 121, next: { teamId: 147, from } },
    'You count for the fans of the Mets, and from August 1 for those of the Yankees.',
  ],
  [{ teamId: 121, next: { teamId: null, from } }, 'You count for the fans of the Mets until August 1.'],
])('%j: %s', (own, text) => expect(describeOwn(own)).toBe(text));
