import type { Article } from '../../contract/blog.ts';
import type { ServedText } from '#platform/http/serve-texts.ts';
import { blogFeed } from './blog-feed.ts';

export function feedText(all: readonly Article[]): ServedText {
  return {
    path: '/blog/feed.xml',
    mediaType: 'application/atom+xml; charset=utf-8',
    maxAge: 300,
    write: (origin) => blogFeed(all, origin),
  };
}
