import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { renderWith } from '#app/testing/render-with.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { type Page, type PageName, pages } from '#platform/api/pages.ts';
import { InvalidInput } from '#platform/http/app-error.ts';
import { parseInput } from '#platform/http/endpoints/served.ts';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import { checkSearch } from './check-search.ts';

const parameters = Object.entries<Page>(pages).flatMap(([name, { search, view }]) =>
  Object.keys({ ...search, ...view }).map((field) => [name as PageName, field] as const),
);

/** Any text of some length is valid. */
const freeTexts = new Set('q search url name username after before around code invitation position format'.split(' '));
/** The page says what is wrong. */
const saidByPage = new Set(['live-game at', 'wall games', 'player group', 'rolling-metrics group', 'rosters from']);

const errorsOf = (name: PageName, search: string) => checkSearch(name, new URLSearchParams(search))?.error.fields ?? {};

const impossible = ['bogus', '-1', '1.5', '2026-13-40', '999999999999999999', 'x'.repeat(3000), '\0'];

describe('the search parameters of a page', () => {
  test.each(parameters.filter((names) => !saidByPage.has(names.join(' '))))(
    '%s has no %s that is ignored without a word',
    (name, field) => {
      const values = freeTexts.has(field) ? ['x'.repeat(3000), '\0'] : impossible;
      for (const value of values)
        expect(Object.keys(errorsOf(name, `${field}=${encodeURIComponent(value)}`)), value).toEqual([field]);
      expect(errorsOf(name, `${field}=1&${field}=2`)).toEqual({ [field]: 'must be given once' });
      expect(errorsOf(name, `${field}=`)).toEqual({});
    },
  );

  test.each<[PageName, string]>([
    [
      'league-leaders',
      'view=players&group=pitching&pool=rookies&time=30&team=147&position=P&age=26&min=20&plot=era&league=AL',
    ],
    ['league-leaders', 'category=homeRuns&season=2025&view=teams&time=2026-04'],
    ['rosters', 'team=4711&type=40man&hand=left&from=2026-04-01&season=2025'],
    ['compare', 'players=592450,660271&by=age&age=27'],
    ['player', 'group=games&season=2025&games.hitting.sort=-homeRuns'],
    ['leaderboard', 'board=skill&season=all'],
    ['private-leagues', 'board=skill&period=all&season=2026'],
    ['rolling-metrics', 'sort=ops-change&group=hitting&window=10&team=108'],
    ['user-home', 'before=2026-04-04_745001'],
    ['login', 'pick=745001-147&form=sign-up&invitation=7K2M9QX4RT'],
    ['live-game', 'at=1775000000000&plays=scoring'],
    ['transactions', 'type=trades&team=147&from=2026-03-01&until=2026-03-31&utm_source=mail'],
  ])('of %s can be %s', (name, search) => expect(errorsOf(name, search)).toEqual({}));

  test('that are invalid are named on a page with status 400', async () => {
    const { status, html } = await renderWith('/league-leaders?league=bogus&season=99&team=99&view=players', {});
    expect(status).toBe(400);
    expect(html).toContain('league must be AL or NL. season must be a year such as 2025. team must be the number of');
  });
});

/** `field` of a query that has no other error. */
function queryError(endpoint: Endpoint, field: string, value: unknown): string | undefined {
  try {
    parseInput({ ...endpoint, params: z.any(), body: z.any() }, { query: { [field]: value } });
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.fields?.[field];
  }
}

const queries = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  if (endpoint.query === undefined) return [];
  const { properties = {} } = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).map((field) => [name, field, endpoint] as const);
});

describe('the query of an endpoint', () => {
  test.each(queries)('%s has no %s that is ignored without a word', (_, field, endpoint) => {
    const values = [...(freeTexts.has(field) ? ['x'.repeat(3000), '\0'] : impossible), ['1', '2']];
    for (const value of values) {
      const error = queryError(endpoint, field, value);
      expect(error, String(value)).toBeDefined();
      expect(error).not.toMatch(/invalid|expected|NaN|received/i);
    }
  });
});
