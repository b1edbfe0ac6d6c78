import { describe, expect, test } from 'vitest';
import { renderMain, renderWith } from '#app/testing/render-with.ts';
import type { TransactionList } from '#features/transactions/contract.ts';
import { transaction, transactionList } from '#features/transactions/screen/testing/invented-transactions.ts';

const render = async (list: Partial<TransactionList> = {}, path = '/transactions'): Promise<string> =>
  (await renderMain(path, { 'GET /api/transactions': transactionList(list) })).html;

describe('the transactions page', () => {
  test('names the feed of the club for feed readers', async () => {
    const responses = { 'GET /api/transactions': transactionList({}) };
    const { html } = await renderWith('/transactions?team=147&type=roster', responses);
    const feed = '/transactions/feed.xml?team=147';
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" title="[^"]+ transactions" href="[^"]+"/);
    expect(html).toContain(`href="http://localhost${feed}">`);
  });

  test('begins with all clubs, has no feed of them, and at most two weeks', async () => {
    const responses = { 'GET /api/transactions': transactionList({ teamId: null, teamName: null, spots: null }) };
    const { html } = await renderWith('/transactions', responses);
    expect(html).toContain('<option value="0" selected="">All clubs</option>');
    expect(html).not.toContain('application/atom+xml');
    expect(html).toContain('min="2026-07-04" max="2026-07-18"');
    const tooEarly = await renderWith('/transactions?team=0&from=2026-07-03', responses);
    expect(tooEarly.html).toContain('All clubs are listed since July 4, 2026. Choose a later day or a club.');
  });

  test('shows its start date, can be collapsed, and accepts dates from 2025 on', async () => {
    const html = await render({}, '/transactions?team=121');
    expect(html).toMatch(/<details open[^>]*><summary><h2 [^>]*>Transactions since July 11, 2026<\/h2>/);
    expect(html).toMatch(
      /<input type="date"[^>]* min="2025-01-01" max="2026-07-18" required="" name="from" value="2026-07-11"/,
    );
  });

  test('links the name in the sentence to the player', async () => {
    const html = await render();
    expect(html).toMatch(/selected the contract of SS <a [^>]*href="\/player\/1\/"[^>]*>José Bo<\/a> from Lake Town/);
  });

  test('adds a player whose name is not in the description, and shows the type of a move without a description', async () => {
    const people = [{ id: 2, name: 'Al Lo' }];
    expect(await render({ transactions: [transaction({ description: 'Mets made a trade.', people })] })).toMatch(
      /Mets made a trade\.<a [^>]*href="\/player\/2\/"[^>]*>Al Lo<\/a>/,
    );
    expect(await render({ transactions: [transaction({ description: null, people })] })).toMatch(
      /Contract selected<a [^>]*href="\/player\/2\/"/,
    );
  });

  test.each([
    [1, '+1'],
    [-1, '−1'],
    [0, '0'],
    [null, '-'],
  ] as const)('shows an effect of %s on the forty as %s', async (fortyMan, text) => {
    const html = await render({ transactions: [transaction({ fortyMan }), transaction({ description: 'Another.' })] });
    expect(html).toContain(`>${text}</b>`);
  });

  test('counts the 40-man roster spots that were certainly filled and opened', async () => {
    expect(await render({ spots: { taken: 1, opened: 2 } })).toContain('<b>1 spot taken</b>, <b>2 spots opened</b>');
    for (const spots of [null, { taken: 0, opened: 0 }]) expect(await render({ spots })).not.toContain('Known effect');
  });

  test('has no such column if no effect is known', async () =>
    expect(await render({ transactions: [transaction({ fortyMan: null })] })).not.toContain('40-man</'));

  test('filters by type with links that preserve the club and the dates', async () => {
    const kinds = [
      { kind: 'roster', count: 1 },
      { kind: 'injuries', count: 2 },
    ] as const;
    const html = await render({ kinds: [...kinds] }, '/transactions?team=147&from=2026-07-11');
    expect(html).toContain('href="/transactions?team=147&amp;from=2026-07-11&amp;type=injuries"');
    expect(html).toMatch(/aria-current="true"[^>]*>All<span> 3<\/span>/);
  });

  test('links to earlier days', async () => {
    const html = await render({ earlier: '2026-07-14' }, '/transactions?team=147');
    expect(html).toContain('href="/transactions?team=147&amp;from=2026-07-11&amp;until=2026-07-14"');
  });
});
