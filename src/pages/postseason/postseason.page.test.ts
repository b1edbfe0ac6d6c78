import { describe, expect, test } from 'vitest';
import { renderMain, textOf } from '#app/testing/render-with.ts';
import { inventedChances, inventedClubChances } from '#features/chances/testing/invented-chances.ts';
import type { Postseason } from '#features/postseason/contract.ts';
import { createBracket, type PostseasonGame } from '#rules/baseball/bracket.ts';

const team = (id: number) => ({ id, name: `Club ${id}`, shortName: `Otters ${id}`, abbreviation: `O${id}` });

function game(number: number, runs: [number, number] | null, facts: Partial<PostseasonGame> = {}): PostseasonGame {
  return {
    gamePk: 700 + number,
    round: 'division',
    league: 'AL',
    seriesNumber: 1,
    number,
    length: 5,
    date: `2030-10-0${number}`,
    startsAt: null,
    phase: runs === null ? 'open' : 'final',
    isIfNecessary: false,
    away: { team: team(4), score: runs?.[0] ?? null },
    home: { team: team(1), score: runs?.[1] ?? null },
    ...facts,
  };
}

const clubs = (first: number) => [1, 2, 3, 4, 5, 6].map((id) => team(first + id));

const postseason = (facts: Partial<Postseason> = {}): Postseason => ({
  season: '2030',
  series: createBracket('2030', [game(1, [2, 5]), game(2, [4, 3]), game(5, null, { isIfNecessary: true })], null),
  isBracket: true,
  isProjected: false,
  freshness: { asOf: Date.UTC(2030, 9, 3), isStale: false },
  ...facts,
});

const seasons = { newest: '2030', seasons: ['2030', '2029', '1994'], played: ['2030', '1994'] };

async function render(response: Postseason, search = '', others = {}) {
  const responses = { 'GET /api/postseason': response, 'GET /api/seasons': seasons, ...others };
  return (await renderMain(`/postseason${search}`, responses)).html;
}

describe('a postseason in progress', () => {
  test('has each round as a heading, and each series with clubs, seeds, wins and standing', async () => {
    const html = await render(postseason());
    const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['Wild Card Series', 'Division Series', 'Championship Series', 'World Series']);
    expect(textOf(html)).toContain(
      'AL Division Series best of 5 Seed 1 Otters 1 O1 1 win Otters 4 O4 1 win Series tied 1–1',
    );
    expect(html.match(/<article/g)).toHaveLength(11);
  });

  test('has the chances of both clubs of an open series, and none of a decided or projected one', async () => {
    const known = [1, 4].map((id) => inventedClubChances(id));
    const chances = { 'GET /api/chances': inventedChances({ season: '2030', clubs: known }) };
    const text = textOf(await render(postseason(), '', chances));
    expect(text).toContain('Otters 1 O1 22% to win the series, 1 win Otters 4 O4 22% to win the series, 1 win');
    expect(text).toContain('the model’s estimate');
    const won = createBracket('2030', [game(1, [2, 5]), game(2, [3, 4]), game(5, [1, 9])], null);
    expect(textOf(await render(postseason({ series: won }), '', chances))).not.toContain('%');
    const field = { AL: clubs(0), NL: clubs(10) };
    const projected = postseason({ series: createBracket('2030', [], field), isProjected: true });
    expect(textOf(await render(projected, '', chances))).not.toContain('%');
  });

  test('has each game with its date, its home club, its result, and a link to its page', async () => {
    const html = await render(postseason());
    expect(html).toMatch(/href="\/TodaysGame\/701"/);
    expect(textOf(html)).toContain('Game 1, Oct 1 10/1 at O1 O1 5–2');
    expect(textOf(html)).toContain('Game 2, Oct 2 10/2 at O1 O4 4–3');
    expect(textOf(html)).toContain('Game 5, Oct 5 10/5 at O1 if nec essary .');
  });

  test('has the origin of unknown clubs', async () =>
    expect(textOf(await render(postseason()))).toContain('AL champion NL champion'));
});

test('before the postseason the field is labeled as that of today, without wins', async () => {
  const series = createBracket('2030', [], { AL: clubs(0), NL: clubs(10) });
  const text = textOf(await render(postseason({ series, isProjected: true })));
  expect(text).toContain('2030 · The field if the season ended today');
  expect(text).toContain('AL Wild Card Series best of 3 Seed 4 Otters 4 O4 Seed 5 Otters 5 O5');
});

test('a decided postseason names the champion', async () => {
  const games = [1, 2, 3, 4].map((number) => game(number, [0, 1], { round: 'world', league: null, length: 7 }));
  const series = createBracket('2030', games, null);
  expect(textOf(await render(postseason({ series })))).toContain('2030 · The Otters 1 won the World Series');
});

test('a season without data has a message, and stale data shows its age', async () => {
  const html = await render(postseason({ series: [], freshness: { asOf: 0, isStale: true } }), '?season=2030');
  expect(html).toContain('There are no postseason games of 2030.');
  expect(html).toContain('The league’s data service is not responding');
});
