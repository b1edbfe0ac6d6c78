import type { ArticleHead } from '#contract/blog.ts';
import { html } from '#server/http/pages/html.ts';

function entry({ name, title, summary, date }: ArticleHead, origin: string) {
  const address = `${origin}/blog/${encodeURIComponent(name)}`;
  return html`<entry>
    <title>${title}</title>
    <id>${address}</id>
    <link href="${address}" />
    <updated>${date ?? ''}T00:00:00Z</updated>
    <summary>${summary}</summary>
  </entry>`;
}

/** The published articles as an Atom feed (RFC 4287). `origin` has no trailing slash. */
export function atomFeed(all: readonly ArticleHead[], origin: string): string {
  const published = all.filter(({ date }) => date !== null);
  const address = `${origin}/blog/feed.xml`;
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom">
    <title>Called Shot</title>
    <id>${address}</id>
    <link rel="self" href="${address}" />
    <link href="${origin}/blog" />
    <updated>${published[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
    <author><name>Called Shot</name></author>
    ${published.map((article) => entry(article, origin))}
  </feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.text}`;
}
