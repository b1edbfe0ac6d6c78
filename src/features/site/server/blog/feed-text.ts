import type { Article, ArticleHead } from '../../contract/blog.ts';
import type { ServedText } from '#platform/http/serve-texts.ts';
import { atomFeed } from '#platform/http/atom-feed.ts';

export function feedText(all: readonly Article[]): ServedText {
  return {
    path: '/blog/feed.xml',
    mediaType: 'application/atom+xml; charset=utf-8',
    maxAge: 300,
    write: (origin) => blogFeed(all, origin),
  };
}

/** The published articles as a feed. `origin` has no trailing slash. */
export function blogFeed(all: readonly ArticleHead[], origin: string): string {
  const entries = all.flatMap(({ name, title, summary, date }) => {
    if (date === null) return [];
    const url = `${origin}/blog/${encodeURIComponent(name)}`;
    return [{ id: url, title, url, updated: `${date}T00:00:00Z`, summary }];
  });
  return atomFeed({ title: 'Called Shot', self: `${origin}/blog/feed.xml`, page: `${origin}/blog`, entries });
}
