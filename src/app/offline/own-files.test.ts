import { expect, test } from 'vitest';
import { isOwnFile, ownFilesIn } from './own-files.ts';

test('finds each file of the build in a page once, and nothing else', () => {
  const html = `<link rel="icon" href="/assets/icon.svg"><link rel="preload" href="/assets/slab.woff2" crossorigin>
    <script src="/offline.js"></script><a href="/today">Today</a><img src="/api/team_logo_images/119.svg">
    <link href="/assets/icon.svg"><a href="https://elsewhere.example/assets/x.js">x</a>`;
  expect(ownFilesIn(html)).toEqual(['/assets/icon.svg', '/assets/slab.woff2', '/offline.js']);
});

test('pages, API responses and the worker are not files of the build', () =>
  expect(['/', '/offline', '/sw.js', '/api/games', '/api/assets/x'].filter(isOwnFile)).toEqual([]));
