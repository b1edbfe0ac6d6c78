import type { ArticleHead } from '#contract/blog.ts';
import { html } from '#server/http/pages/html.ts';

/** Pages that everybody may find, by their one address; those of games, players and fans are found from them. */
const pages = [
  '/',
  '/today',
  '/Leaderboard',
  '/rosters',
  '/standings',
  '/transactions',
  '/player/',
  '/rolling-metrics',
  '/league-leaders',
  '/free-agents',
  '/advanced-fielding',
  '/teams',
  '/venue',
  '/blog',
  '/FAQ',
];

/** The pages of the site for search engines (sitemaps.org); `origin` without a slash at its end. */
export function siteMap(articles: readonly ArticleHead[], origin: string): string {
  const blog = articles.map(({ name }) => `/blog/${encodeURIComponent(name)}`);
  const map = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    ${[...pages, ...blog].map((path) => html`<url><loc>${origin}${path}</loc></url>`)}
  </urlset>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${map.text}`;
}

/** Nothing is forbidden but what has nothing to read without an account, and the calls of the API. */
export function robots(origin: string): string {
  const hidden = ['/api/', '/signout', '/test'];
  return [
    'User-agent: *',
    'Allow: /api/docs',
    'Allow: /api/team_logo_images/',
    'Allow: /api/headshots/',
    'Allow: /api/games/*/picture.png',
    'Allow: /api/leaderboard/picture.png',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
