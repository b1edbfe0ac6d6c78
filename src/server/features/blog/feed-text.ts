import type { Article } from '#contract/blog.ts';
import type { ServedText } from '#server/http/app/serve-texts.ts';
import { atomFeed } from './atom-feed.ts';

export const feedText = (all: readonly Article[]): ServedText => ({
  path: '/blog/feed.xml',
  mediaType: 'application/atom+xml; charset=utf-8',
  maxAge: 300,
  write: (origin) => atomFeed(all, origin),
});
