import { createHash } from 'node:crypto';
import { html } from './html.ts';

export type FeedEntry = {
  /** an IRI that never changes (RFC 4287, 4.2.6) */
  id: string;
  title: string;
  /** absolute URL of a page with more about the entry */
  url: string;
  /** UTC, ISO 8601 */
  updated: string;
  summary: string;
};

type Feed = {
  title: string;
  /** absolute URLs of the feed, which is also its id, and of its page */
  self: string;
  page: string;
  /** in the order of the feed */
  entries: readonly FeedEntry[];
};

/** Characters that XML 1.0 cannot contain, not even escaped. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const clean = (text: string): string => text.replace(notInXml, '');

function entryOf({ id, title, url, updated, summary }: FeedEntry) {
  return html`<entry>
    <title>${clean(title)}</title>
    <id>${id}</id>
    <link href="${url}" />
    <updated>${updated}</updated>
    <summary>${clean(summary)}</summary>
  </entry>`;
}

/** Writes an Atom feed (RFC 4287). A feed without entries has the date 1970, so that its bytes do not change. */
export function atomFeed({ title, self, page, entries }: Feed): string {
  const updated = entries.map((entry) => entry.updated).toSorted();
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom">
    <title>${clean(title)}</title>
    <id>${self}</id>
    <link rel="self" href="${self}" />
    <link href="${page}" />
    <updated>${updated.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
    <author><name>Called Shot</name></author>
    ${entries.map(entryOf)}
  </feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.text}`;
}

/**
 * A permanent id of a feed's entry, computed from a key that identifies its content: a UUID of version 8 (RFC 9562, 5.8). It does
 * not contain the URL of the site, which may change.
 */
export function feedId(key: string): string {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${groups.join('-')}`;
}
