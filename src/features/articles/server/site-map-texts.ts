import { fixedPages, listedPaths } from '#platform/api/fixed-pages.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import { html } from '#platform/http/html.ts';
import type { ServedText } from '#platform/http/serve-texts.ts';
import type { Article, ArticleHead } from '../contract.ts';

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

/** Renders the site map for search engines (sitemaps.org). `origin` has no trailing slash. */
function siteMap(articles: readonly ArticleHead[], origin: string): string {
  const blog = articles.map(({ name }) => fillPath(pages.blog.itemPath, name));
  const map = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    ${[...listedPaths(), ...blog].map((path) => html`<url><loc>${origin}${path}</loc></url>`)}
  </urlset>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${map.text}`;
}

/** Disallows the API, except documents and pictures, and the pages that are empty without a session. */
function robots(origin: string): string {
  const hidden = ['/api/', ...fixedPages().flatMap(({ needsSession, path }) => (needsSession ? [path] : []))];
  return [
    'User-agent: *',
    'Allow: /api/docs',
    'Allow: /api/team_logo_images/',
    'Allow: /api/headshots/',
    'Allow: /api/games/*/picture.png',
    'Allow: /api/players/*/picture.png',
    'Allow: /api/fans/*/picture.png',
    'Allow: /api/leaderboard/picture.png',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
