import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { Transaction } from './rules/transaction.ts';
import { writeTransactionsFeed, newestDays, presentTransactions } from './server.ts';

const origin = 'https://called.example';
const [mets, yankees] = [
  { teamId: 121, teamName: 'New York Mets', origin },
  { teamId: 147, teamName: 'New York Yankees', origin },
];
const trade: Transaction = {
  date: '2031-05-30',
  effectiveDate: '2031-05-31',
  event: 'traded',
  type: 'Trade',
  description: 'New York Mets traded SS José <Bo> to New York Yankees.',
  person: { id: 1, name: 'José Bo' },
  people: [
    { id: 1, name: 'José Bo' },
    { id: 2, name: 'Al Lo' },
  ],
  from: { id: 121, name: 'New York Mets' },
  to: { id: 147, name: 'New York Yankees' },
};
const idsOf = (feed: string) => [...feed.matchAll(/<id>(urn:.*?)<\/id>/g)].map(([, id]) => id);

describe('the feed of a club’s transactions', () => {
  test('has the move, the players and the sentence of each transaction, and links its day', () => {
    const feed = writeTransactionsFeed([trade], mets);
    expect(feed).toContain('<title>New York Mets transactions</title>');
    expect(feed).toContain('<title>Trade: José Bo, Al Lo</title>');
    expect(feed).toContain('<summary>New York Mets traded SS José &lt;Bo&gt; to New York Yankees.</summary>');
    expect(feed).toContain('<updated>2031-05-30T12:00:00Z</updated>');
    expect(feed).toContain(`href="${origin}/transactions?team=121&amp;from=2031-05-30&amp;until=2031-05-30"`);
  });

  test('without a description and players has the name of the move', () => {
    const bare = { ...trade, event: 'other', type: 'Loan', description: null, person: null, people: [] } as const;
    expect(writeTransactionsFeed([{ ...bare, people: [] }], mets)).toContain('<title>Loan</title>');
  });

  test('has ids that do not depend on the site, the club and the spelling, but on the transaction', () => {
    const [id] = idsOf(writeTransactionsFeed([trade], mets));
    expect(idsOf(writeTransactionsFeed([trade], { ...yankees, origin: 'http://localhost' }))).toEqual([id]);
    expect(idsOf(writeTransactionsFeed([{ ...trade, description: `${trade.description} ` }], mets))).toEqual([id]);
    expect(idsOf(writeTransactionsFeed([{ ...trade, effectiveDate: '2031-06-01' }], mets))).not.toEqual([id]);
  });

  test('has at most 150 entries', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...trade, description: `Move ${index}.` }));
    expect(new Set(idsOf(writeTransactionsFeed(many, mets))).size).toBe(150);
  });
});

describe('the URL of the feed', () => {
  test('responds with Atom and an entity tag, and 304 to a reader that has this feed', async () => {
    const { app } = await startTestApp();
    const url = '/transactions/feed.xml?team=121';
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    });
    expect(response.body).toContain('<title>New York Mets transactions</title>');
    const again = await app.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['/transactions/feed.xml', '/transactions/feed.xml?team=mets'])('%s has status 400', async (url) => {
    const response = await (await startTestApp()).app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { fields: { team: expect.any(String) } } });
  });

  test('has status 503 if the upstream fails, so that readers keep what they have', async () => {
    const { app, upstream } = await startTestApp();
    upstream.isFailing = true;
    expect((await app.inject('/transactions/feed.xml?team=121')).statusCode).toBe(503);
  });
});

const rows = ['05', '05', '04', '04', '04', '02'].map((day) => ({ date: `2030-05-${day}` }));

test.each([
  [1, 2, '2030-05-04'],
  [2, 2, '2030-05-04'],
  [3, 5, '2030-05-02'],
  [5, 5, '2030-05-02'],
  [6, 6, null],
  [9, 6, null],
])('a page of %i ends with a whole day, at %i rows; the next starts at %s', (size, length, earlier) => {
  const page = newestDays(rows, size);
  expect([page.shown.length, page.earlier]).toEqual([length, earlier]);
});

test('an empty list is an empty page', () => expect(newestDays([])).toEqual({ shown: [], earlier: null }));

const metsClub = { id: 121, name: 'New York Mets' };

const otters = { id: 5000, name: 'Lake Town Otters' };

const bo = { id: 1, name: 'José Bo' };

const move = (event: Transaction['event'], effectiveDate: string, more: Partial<Transaction> = {}): Transaction => ({
  date: effectiveDate,
  effectiveDate,
  event,
  type: 'The league’s type',
  description: 'New York Mets moved RHP José Bo.',
  person: bo,
  people: [bo],
  from: null,
  to: metsClub,
  ...more,
});

const effects = (transactions: Transaction[], teamId = metsClub.id) =>
  presentTransactions(transactions, teamId).map(({ fortyMan }) => fortyMan);

test('a designation opens a spot and a later outright assignment does not; without a designation the effect is unknown', () => {
  const outright = move('outrighted', '2030-05-08', { from: metsClub, to: otters });
  expect(effects([outright, move('designated', '2030-05-03')])).toEqual([0, -1]);
  expect(effects([outright])).toEqual([null]);
  expect(effects([outright, move('designated', '2030-04-01')])).toEqual([null, -1]);
  const another = { person: { id: 2, name: 'Al Lo' } };
  expect(effects([outright, move('designated', '2030-05-03', another)])).toEqual([null, -1]);
});

test('a claim counts for the club that claims', () => {
  const claim = move('claimed', '2030-05-03', { from: metsClub, to: { id: 147, name: 'New York Yankees' } });
  expect(effects([claim], 147)).toEqual([1]);
  expect(effects([claim], metsClub.id)).toEqual([null]);
});

test('a team without forty spots has no effects', () => {
  expect(effects([move('selected', '2030-05-03')])).toEqual([1]);
  expect(effects([move('selected', '2030-05-03')], otters.id)).toEqual([null]);
});

test('an unknown move has the league’s type as its name', () =>
  expect(presentTransactions([move('other', '2030-05-03')], metsClub.id)[0]).toMatchObject({
    kind: 'others',
    move: 'The league’s type',
  }));

test.each([
  ['startDate=2025-05-01&endDate=2025-05-15', 200],
  ['startDate=2025-05-01&endDate=2025-05-16', 400],
  ['teamId=121&startDate=2025-05-01&endDate=2025-05-16', 200],
])('all clubs have at most two weeks before the last day, one club has not: %s has status %i', async (days, status) => {
  const { app } = await startTestApp();
  expect((await app.inject(`/api/transactions?${days}`)).statusCode).toBe(status);
});
