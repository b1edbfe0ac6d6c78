import { expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import type { ConfidenceBoard, ConfidenceRow } from '#features/picks/contract/confidence.ts';

const row = (more: Partial<ConfidenceRow> = {}): ConfidenceRow => ({
  rank: 1,
  username: 'ann',
  profilePic: '1',
  picks: 1512,
  bits: 0.0213,
  brier: 0.2431,
  ...more,
});

async function render(more: Partial<ConfidenceBoard> = {}): Promise<string> {
  const confidenceBoard = { season: '2026', total: 1, rows: [row()], own: null, ...more };
  const responses = { 'GET /api/leaderboard/confidence': confidenceBoard };
  return (await renderMain('/Leaderboard?board=confidence', responses)).html;
}

test('the board lists users with bits, Brier score and picks, and explains them', async () => {
  const html = await render();
  for (const text of [
    '+0.02',
    '0.243',
    '1,512',
    '1 fan with a rank in 2026',
    'Honest numbers score best',
    'Confidence',
  ])
    expect(html).toContain(text);
  expect(html).toContain('href="/user/ann"');
});

test('a user without a rank sees the number of missing picks', async () =>
  expect(await render({ own: row({ username: 'me', rank: null, picks: 99 }) })).toContain('after 1 more graded pick.'));

test('a board without ranks has a message', async () => {
  const html = await render({ rows: [], total: 0 });
  expect(html).toContain('No one has a rank yet');
  expect(html).not.toContain('<table');
});
