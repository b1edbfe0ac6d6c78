import { expect, test } from 'vitest';
import { bareFrame, changesSession, formatAge, htmlWithAge, htmlWithoutPage, type KeptPage } from './kept-pages.ts';

test.each([
  ['DELETE', '/api/logout', true],
  ['POST', '/forms/sign-out', true],
  ['POST', '/api/login', true],
  ['POST', '/api/signup', true],
  ['DELETE', '/api/users/7', true],
  ['PATCH', '/api/users/7', false],
  ['POST', '/api/predictions', false],
  ['GET', '/api/users/7', false],
])('%s %s ends the session or begins one: %s', (method, path, expected) => {
  expect(changesSession({ method, url: `https://shot.example${path}` })).toBe(expected);
});

const minute = 60_000;
const page: KeptPage & { isOwn: boolean } = {
  isOwn: true,
  path: '/standings?view=a&season=2026',
  html: '<!doctype html><html><head><title>Standings &amp; races</title></head><body><header></header><main>$& 95–67</main><script data-scripts="/a.js /b.js">{}</script></body></html>',
  keptAt: 0,
};

test('a kept page has a line with its age, all of its content, and none of its scripts', () => {
  const html = htmlWithAge(page, 12 * minute);
  expect(html).toContain(
    '</header><aside id="offline" aria-label="Connection"><p>No connection. Saved 12 minutes ago.',
  );
  expect(htmlWithAge({ ...page, isOwn: false }, 12 * minute)).toContain(
    '<p>No connection. Public copy, saved 12 minutes ago: it shows no one’s account or calls.',
  );
  expect(html).toContain('<main>$& 95–67</main><script>{}</script>');
  expect(html).toContain('<script src="/offline.js"></script></head>');
});

test.each([
  [
    'another page',
    '<html><head><title>Login</title></head><body><header><a href="/today" aria-current="page">Today</a></header><main class="x">$& form</main><nav>Bar</nav><script data-scripts="/a.js">{}</script></body></html>',
  ],
  ['no page', bareFrame],
])('an unknown URL gets a page in the frame of %s, which lists the kept pages with their age', (name, frame) => {
  const html = htmlWithoutPage([page], minute, frame);
  expect(html).toContain(
    '<li><a href="/standings?view=a&amp;season=2026">Standings &amp; races</a> <small>saved 1 minute ago</small></li>',
  );
  expect(html).toMatch(
    /<title>No connection · Called Shot<\/title>.*<\/header><aside id="offline".*<main[^>]*><div id="pages">/,
  );
  expect(html).not.toMatch(/form|aria-current|data-scripts/);
  if (name === 'another page') expect(html).toMatch(/<a href="\/today">Today<\/a>.*<\/main><nav>Bar<\/nav>/);
  expect(htmlWithoutPage([], minute, frame)).not.toContain('<ul>');
});

const hour = 60 * minute;

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [minute, '1 minute ago'],
  [12.9 * minute, '12 minutes ago'],
  [hour, '1 hour ago'],
  [47 * hour, '1 day ago'],
  [72 * hour, '3 days ago'],
  [-5 * minute, 'just now'],
])('%d ms are %s', (age, text) => expect(formatAge(1_000_000, 1_000_000 + age)).toBe(text));
