import type { Article } from '../../contract/blog.ts';
import type { ServedText } from '#platform/http/serve-texts.ts';
import { robots, siteMap } from './site-map.ts';

const hour = 3600;

export function siteMapTexts(articles: readonly Article[]): ServedText[] {
  return [
    {
      path: '/sitemap.xml',
      mediaType: 'application/xml; charset=utf-8',
      maxAge: hour,
      write: (origin) => siteMap(articles, origin),
    },
    { path: '/robots.txt', mediaType: 'text/plain; charset=utf-8', maxAge: hour, write: robots },
  ];
}
