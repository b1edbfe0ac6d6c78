import { formatAge } from './format-age.ts';

/** A page that the worker has kept: its path with the query, HTML, and when it was fetched (epoch ms). */
export type KeptPage = { path: string; html: string; keptAt: number };

/** `isOwn`: only the user may see it; a public page is that of a visitor */
type Shown = KeptPage & { isOwn: boolean };

const tags = '<link rel="stylesheet" href="/offline.css"><script src="/offline.js"></script>';

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const noteOf = (text: string): string =>
  `<aside id="offline" aria-label="Connection"><p>${text} <a href="">Try again</a></p></aside>`;

/** The kept page with a line that gives its age, and without the application, which needs the server. */
export function htmlWithAge({ html, keptAt, isOwn }: Shown, now: number): string {
  const age = formatAge(keptAt, now);
  const text = isOwn ? `Saved ${age}.` : `Public copy, saved ${age}: it shows no one’s account or calls.`;
  return html
    .replace(/ data-scripts="[^"]*"/, '')
    .replace('</head>', () => `${tags}</head>`)
    .replace('</header>', () => `</header>${noteOf(`No connection. ${text}`)}`);
}

function linkTo({ path, html, keptAt }: KeptPage, now: number): string {
  // the title is escaped in the page
  const [, title = path] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  return `<li><a href="${escapeAttribute(path)}">${title}</a> <small>saved ${formatAge(keptAt, now)}</small></li>`;
}

/** The page for an address that is not kept: says so and lists the kept pages. */
export function htmlWithoutPage(pages: readonly KeptPage[], now: number): string {
  const list = pages.map((page) => linkTo(page, now)).join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>No connection · Called Shot</title>${tags}</head>`,
    `<body>${noteOf('No connection.')}<main id="pages"><h1>This page is not saved</h1>`,
    '<p>Either you or Called Shot is offline, and this device has not saved the page. It loads when the connection is back.</p>',
    list === '' ? '' : `<h2>Saved pages</h2><ul>${list}</ul>`,
    '</main></body></html>',
  ].join('');
}

/** The content security policy of that page. */
export const policyWithoutPage =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
