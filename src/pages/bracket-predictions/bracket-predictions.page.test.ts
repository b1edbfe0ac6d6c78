import { describe, expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import { inventedChances, inventedClubChances } from '#features/chances/testing/invented-chances.ts';
import type { BracketPage } from '#features/season-predictions/contract.ts';
import { inventedBracket, inventedBracketField } from '#features/season-predictions/rules/testing/invented-bracket.ts';

const results = {
  winners: [
    { series: 'wildCard2', round: 'wildCard' as const, clubId: 14 },
    { series: 'wildCard1', round: 'wildCard' as const, clubId: 16 },
  ],
};
const contest = {
  season: '2026',
  closesAt: Date.parse('2026-09-29T18:58:00Z'),
  isOpen: false,
  isFinal: false,
  field: inventedBracketField,
  results,
};
const own = { prediction: inventedBracket, savedAt: 0 };
const user = { id: 7, username: 'Seer', favorite_team: null, profilePic: '1', usesConfidence: false };

async function render(page: Partial<BracketPage>, session: object | null = user, others = {}): Promise<string> {
  const predictedBracket = { seasons: ['2026'], contest, own: null, shown: null, ...page };
  const responses = {
    'GET /api/season-predictions/bracket': predictedBracket,
    'GET /api/check_session': session,
    ...others,
  };
  return (await renderMain('/season-predictions/bracket', responses)).text;
}

describe('after the first lock', () => {
  test('a bracket has the predicted clubs of each series, the winner and what it is worth', async () => {
    const text = await render({ own });
    expect(text).toContain('2026 · Points so far');
    expect(text).toContain('Points 1 Correct series 1 Decided series 2 Champion Otters 11');
    expect(text).toContain(
      'AL Wild Card Series ✓ Predicted winner: Seed 4 Otters 14 O14 Seed 5 Otters 15 O15 Correct, 1 point',
    );
    expect(text).toContain('✓ Predicted winner: Seed 3 Otters 13 O13 Seed 6 Otters 16 O16 Wrong');
    expect(text).toContain('For 8 points');
  });

  test('a series that is open has how likely its winner is right; the points have their expectation', async () => {
    const clubs = [11, 12, 13, 14, 21, 22, 23, 24].map((id) => inventedClubChances(id));
    const text = await render({ own }, user, { 'GET /api/chances': inventedChances({ clubs }) });
    expect(text).toContain('For 8 points · 5%');
    expect(text).toContain('Correct, 1 point');
    // 1 correct and 3 × 0.45 of the wild cards, 8 × 0.22, 8 × 0.11 and 8 × 0.05
    expect(text).toContain('Points 1 Expected points 5.4 ');
  });

  test('the bracket of another user is shown to visitors too', async () =>
    expect(await render({ shown: { username: 'Oracle', ...own } }, null)).toContain('Prediction of Oracle Points 1'));

  test('a user without a prediction reads so', async () =>
    expect(await render({})).toContain('You did not predict the bracket of 2026.'));
});

test('before the first lock the form has the seeds of the first round, and where the other clubs come from', async () => {
  const text = await render({ contest: { ...contest, isOpen: true, results: { winners: [] } } });
  expect(text).toContain('2026 · Open until September 29, 2:58 PM EDT');
  expect(text).toContain('AL Wild Card Series 1 point Seed 4 Otters 14 O14 Seed 5 Otters 15 O15');
  expect(text).toContain('AL Division Series 2 points Seed 1 Otters 11 O11 Winner of 4 and 5');
  expect(text).toContain('World Series 8 points AL champion NL champion');
  expect(text).toContain('Save prediction');
});

test('before the clubs are known nothing can be predicted', async () =>
  expect(await render({ contest: null, seasons: [] })).toContain('when the twelve clubs of the postseason are known'));
