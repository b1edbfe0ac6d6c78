import { describe, expect, test } from 'vitest';
import { tonightOf } from '#app/testing/invented-chances.ts';
import { card, dayOf, finished, inventedUser, league, liveCard, postponed } from '#app/testing/invented-games.ts';
import { renderMain } from '#app/testing/render-with.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { previewView } from '#rules/baseball/game/testing/invented-views.ts';

const route = 'GET /api/chances/tonight';
const hidden = new ApiError(403, { error: { code: 'hidden', message: 'You hide scores.' } });
/** A fan of a club that does not play in the game. */
const fan = { ...inventedUser, favorite_team: 110 };

describe.each([
  ['/today', 'Matters most: Mets’ playoffs ±6 points', 'Root for: Braves, +4.2 points for your club’s playoffs'],
  [
    '/',
    'Matters most: Braves–Mets , Mets’ playoffs ±6 points',
    'Root for: Braves +4.2 points for your club’s playoffs',
  ],
])('the page %s', (path, mark, rootFor) => {
  const render = async (game = card(), more: Record<string, unknown> = {}) => {
    const responses = { 'GET /api/games': dayOf([game]), [route]: tonightOf(game, 110), ...more };
    return (await renderMain(path, responses)).text;
  };

  test('marks the game that matters most, until it is over', async () => {
    expect(await render()).toContain(mark);
    expect(await render(liveCard())).toContain(mark);
    expect(await render(card({ status: finished }))).not.toContain('Matters most');
  });

  test('says to a user with a favorite club which club to root for', async () => {
    const text = await render(card(), { 'GET /api/check_session': fan });
    expect(text).toContain(rootFor);
    for (const user of [inventedUser, { ...fan, favorite_team: null }])
      expect(await render(card(), { 'GET /api/check_session': user })).not.toContain('Root for');
    expect(await render()).not.toContain('Root for');
  });

  test.each([
    ['with hidden scores', hidden],
    ['without chances', { season: '2026', current: null }],
    ['of another night', tonightOf({ ...card(), gamePk: 99 }, 110)],
  ])('says nothing %s', async (_, answer) => {
    const text = await render(card(), { [route]: answer, 'GET /api/check_session': fan });
    for (const part of ['Matters most', 'Root for', 'points for', 'playoffs ']) expect(text).not.toContain(part);
  });
});

describe('the page of a game', () => {
  const freshness = { asOf: league.now, isStale: false };
  const render = async (view = previewView(), answer: unknown = tonightOf(view)) => {
    const game = { version: 1, view, freshness };
    return renderMain(`/TodaysGame/${view.gamePk}`, { 'GET /api/games/:gamePk': game, [route]: answer });
  };

  test('has the chances of both clubs before the first pitch, with each picture beside its text', async () => {
    const { text, html } = await render();
    expect(text).toMatch(/Braves : playoffs 40% now, 43% with a win, 36% with a loss/);
    expect(text).toMatch(/Mets : playoffs 61% now, 66% with a win, 54% with a loss/);
    expect(html.match(/<svg viewBox="0 0 100 8"[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  test.each([
    ['with hidden scores', hidden, previewView()],
    ['without chances', { season: '2026', current: null }, previewView()],
    ['once it is postponed', tonightOf(previewView()), previewView({ status: postponed })],
  ])('has none %s', async (_, answer, view) => {
    const { text } = await render(view, answer);
    for (const part of ['playoffs', 'with a win']) expect(text).not.toContain(part);
  });
});
