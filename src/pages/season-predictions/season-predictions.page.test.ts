import { describe, expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import { inventedChances, inventedClubChances } from '#features/chances/testing/invented-chances.ts';
import type { SeasonBoard, TablePage } from '#features/season-predictions/contract.ts';
import {
  inventedContest as contest,
  inventedPrediction,
  inventedResults,
} from '#features/season-predictions/rules/testing/invented-table.ts';

const own = { prediction: inventedPrediction, savedAt: 0 };
const user = { id: 7, username: 'Seer', favorite_team: null, profilePic: '1', usesConfidence: false };

async function render(page: Partial<TablePage>, session: object | null = user, others = {}): Promise<string> {
  const predictedTable = { seasons: ['2026'], contest, own: null, shown: null, ...page };
  const responses = {
    'GET /api/season-predictions/table': predictedTable,
    'GET /api/check_session': session,
    ...others,
  };
  return (await renderMain('/season-predictions', responses)).text;
}

describe('after the deadline', () => {
  test('a prediction has the place and the points of each club, and the total', async () => {
    const text = await render({ own });
    expect(text).toContain('2026 · Points if the season ended today');
    expect(text).toContain('Points 96 Exact places 30 Postseason clubs 12 Champion Otters 11');
    expect(text).toContain('Otters 11 1st 1st 2 3');
    expect(text).toContain('Otters 13 3rd 3rd 2 not chosen');
  });

  test('has how likely each place is right, and the expected points, until the results are final', async () => {
    const clubs = inventedPrediction.divisions.flatMap((division) =>
      division.clubs.map((id) => inventedClubChances(id)),
    );
    const chances = inventedChances({ clubs });
    const text = await render({ own }, user, { 'GET /api/chances': chances });
    // each division: 2 × (0.4 + 0.3 + 0.15 + 0.1 + 0.05) + 0.3 + 0.55 + 0.4 + 0.2 + 0.1; twelve clubs: 3 × 0.61; the champion: 10 × 0.05
    expect(text).toContain('Points 96 Expected points 43.8 Exact places 30');
    expect(text).toContain('Otters 11 1st 40% likely 1st 2 3');
    const final = { ...contest, isFinal: true };
    expect(await render({ own, contest: final }, user, { 'GET /api/chances': chances })).not.toContain('Expected');
  });

  test('the champion has points, or not', async () => {
    const decided = (champion: number) => ({ ...contest, isFinal: true, results: { ...inventedResults, champion } });
    expect(await render({ own, contest: decided(11) })).toContain('Champion, 10 points Otters 11');
    const without = await render({ own, contest: decided(12) });
    expect(without).toContain('2026 · Final points');
    expect(without).toContain('Champion, no points Otters 11');
  });

  test('a user without a prediction reads so', async () => {
    const text = await render({});
    expect(text).toContain('You did not predict the table of 2026. Predictions closed on April 4, 2026;');
    expect(text).toContain('see how the others predicted');
  });
});

test('before the deadline the form has each club with its place and its points so far', async () => {
  const text = await render({ own, contest: { ...contest, isOpen: true } });
  expect(text).toContain('2026 · Open through April 4 (US Eastern time)');
  expect(text).toContain('1 Otters 11 now 1st · 2 points');
  expect(text).toContain('American League Wild cards: 3 of 3');
  expect(text).toContain('Save changes');
});

test('before the first season nothing can be predicted', async () =>
  expect(await render({ contest: null, seasons: [] })).toContain('Predictions open as soon as'));

test('the prediction of another user is shown with its points, also to visitors', async () => {
  const text = await render({ shown: { username: 'Oracle', ...own } }, null);
  expect(text).toContain('Prediction of Oracle Points 96');
  expect(text).not.toContain('Login');
});

describe('the board', () => {
  const row = { rank: 1, username: 'Oracle', profilePic: '1', score: 96, correct: 30, champion: 'Otters 11' };
  const { season, closesAt, isOpen, isFinal } = contest;
  const board: SeasonBoard = {
    seasons: ['2026'],
    contest: { season, closesAt, isOpen, isFinal },
    total: 1204,
    rows: [row],
    previous: null,
    next: 'later',
    own: { ...row, rank: 700, username: 'Seer', score: 41 },
    house: { name: 'Last Season', rule: 'Nothing changes.', score: 50, correct: 12 },
  };
  const renderBoard = async (facts: Partial<SeasonBoard> = {}) => {
    const shown = { 'GET /api/season-predictions/:kind/board': { ...board, ...facts }, 'GET /api/check_session': user };
    return (await renderMain('/season-predictions?view=board', shown)).text;
  };

  test('has the rows with points and champion, the own place, and the house player without a rank', async () => {
    const text = await renderBoard();
    expect(text).toContain('You have 41 points: place 700');
    expect(text).toContain('1 Oracle 96 Exact places 30 Champion Otters 11');
    expect(text).toContain('Next 50');
    expect(text).toContain('House player Last Season: 50 points. Nothing changes. It has no place on the board.');
  });

  test('says before the deadline that predictions are hidden', async () => {
    const open = { season, closesAt, isFinal, isOpen: true };
    expect(await renderBoard({ contest: open, rows: [], own: null })).toContain('hidden until the deadline');
  });
});
