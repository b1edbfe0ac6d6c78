import { expect, test } from 'vitest';
import { atomFeed, type FeedEntry, feedId } from './atom-feed.ts';

const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'urn:uuid:1',
  title: 'Trade: José Bo',
  url: 'https://called.example/transactions?team=147&from=2031-05-30',
  updated: '2031-05-30T12:00:00Z',
  summary: 'Traded.',
  ...more,
});
const feed = (...entries: FeedEntry[]) =>
  atomFeed({ title: 'A & B', self: 'https://a.example/feed.xml?a=1&b=2', page: 'https://a.example/', entries });

test('a feed has the elements that RFC 4287 requires', () => {
  const text = feed(entry());
  expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">')).toBe(
    true,
  );
  for (const name of ['title', 'id', 'updated', 'author', 'entry']) expect(text).toContain(`<${name}>`);
  expect(text.match(/<id>/g)).toHaveLength(2);
  expect(text).toContain('<link rel="self" href="https://a.example/feed.xml?a=1&amp;b=2" />');
});

test('the date of a feed is that of its newest entry, and without entries always the same', () => {
  const [older, newer] = ['2031-05-29T12:00:00Z', '2031-05-30T12:00:00Z'];
  const dateOf = (text: string) => /<updated>(.*?)<\/updated>/.exec(text)?.[1];
  expect(dateOf(feed(entry({ updated: older }), entry({ updated: newer })))).toBe(newer);
  expect(feed()).toBe(feed());
  expect(dateOf(feed())).toBe('1970-01-01T00:00:00Z');
});

test.each([
  ['A & B <b>"c"</b>', 'A &amp; B &lt;b&gt;&quot;c&quot;&lt;/b&gt;'],
  [']]><script>', ']]&gt;&lt;script&gt;'],
  ['tab\there', 'tab\there'],
  ['a\u0000b\u000Bc\u001Fd\uFFFEe\uFFFF', 'abcde'],
  ['half \uD800 of a pair', 'half  of a pair'],
  ['José 🧢', 'José 🧢'],
])('%j is escaped, without the characters that XML cannot contain', (text, escaped) => {
  expect(feed(entry({ title: text, summary: text }))).toContain(`<title>${escaped}</title>`);
  expect(feed(entry({ title: text, summary: text }))).toContain(`<summary>${escaped}</summary>`);
});

test('an id is a UUID that depends only on the key', () => {
  expect(feedId('a')).toBe(feedId('a'));
  expect(feedId('a')).not.toBe(feedId('b'));
  expect(feedId('a')).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
