import { expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { renderMain } from '#app/testing/render-with.ts';
import type { PickReport } from '#features/season-report/contract.ts';

const line = (picks: number, correct: number, expected: number) => ({
  picks,
  correct,
  judged: picks,
  judgedCorrect: correct,
  expected,
});
const none = line(0, 0, 0);

const report: PickReport = {
  season: '2026',
  clubs: [
    { id: 147, name: 'Yankees' },
    { id: 111, name: 'Red Sox' },
  ],
  turned: 2,
  divisions: [
    {
      name: 'American League East',
      lines: [
        { teamId: 147, place: 1, wins: 7, losses: 3, real: { place: 2, wins: 5, losses: 5 } },
        { teamId: 111, place: 2, wins: 4, losses: 6, real: { place: 1, wins: 6, losses: 4 } },
      ],
    },
  ],
  bias: {
    all: line(60, 36, 32.4),
    home: line(42, 25, 23.4),
    away: line(18, 11, 9),
    homeFavorites: 30,
    favorites: line(6, 4, 3.6),
    underdogs: line(4, 2, 1.8),
    clubs: [
      { teamId: 111, picked: line(1, 1, 0.5), against: line(3, 1, 1.4), judged: 4, favored: 2 },
      { teamId: 147, picked: line(5, 2, 2.6), against: none, judged: 5, favored: 3 },
    ],
  },
};

const render = async (shown: PickReport = report) => {
  const responses = { 'GET /api/check_session': inventedUser, 'GET /api/my-picks/season': shown };
  return (await renderMain('/my-picks/season', responses)).text;
};

test('a visitor is asked to sign in', async () => {
  const { text } = await renderMain('/my-picks/season', {});
  expect(text).toContain('Sign in to see the standings if your picks had come true');
});

test('the standings have both records and the places gained', async () => {
  const text = await render();
  expect(text).toContain('the results of your 2 wrong picks turned around');
  expect(text).toContain('Yankees 7–3 5–5 ▲1 1 up');
  expect(text).toContain('Red Sox 4–6 6–4 ▼1 1 down');
});

test('the leanings have the expectation of the forecast, and the club that is picked most first', async () => {
  const text = await render();
  expect(text).toContain('You picked the home club in 70% of games; the forecast favored it in 50%.');
  expect(text).toContain('Underdogs 4 2 1.8 of 4 +0.2');
  expect(text).toMatch(/Yankees 5 3 2–3 −0\.6 0 0–0 –.*Red Sox 1 2 1–0 \+0\.5 3 1–2 −0\.4/);
});

test('with few graded picks, and without standings, the page says so', async () => {
  expect(await render({ ...report, divisions: [], turned: 0 })).toContain('The standings are not available');
  const bias = { ...report.bias, all: none, clubs: [] };
  const message = 'My season begins at 50 graded picks of major-league games of 2026. You have none yet.';
  expect(await render({ ...report, bias })).toContain(message);
  const few = await render({ ...report, bias: { ...report.bias, all: line(10, 6, 5.4) } });
  expect(few).toContain('My season begins at 50 graded picks of major-league games of 2026. You have 10.');
  expect(few).not.toContain('Underdogs');
});

const all = { ...line(61, 35, 33.24), judged: 60 };

test.each<[string, Partial<PickReport['bias']>]>([
  ['61 graded picks of 2026, 35 correct. Of the 60 with a forecast you got 35 right, where it expected 33.2.', { all }],
  ['50 graded picks of 2026, 0 correct.', { all: { ...line(50, 0, 0), judged: 0 } }],
  ['graded picks of major-league games of 2026. You have 1.', { all: line(1, 0, 0.5) }],
  ['You picked the home club in 30% of games.', { all: { ...line(60, 36, 0), judged: 0 }, home: line(18, 9, 0) }],
  ['Underdogs 60 30 33.2 of 60 −3.2', { underdogs: line(60, 30, 33.24) }],
  ['Underdogs 60 33 33.0 of 60 0.0', { underdogs: line(60, 33, 33.01) }],
])('reads "%s"', async (text, facts) => {
  expect(await render({ ...report, bias: { ...report.bias, ...facts } })).toContain(text);
});
