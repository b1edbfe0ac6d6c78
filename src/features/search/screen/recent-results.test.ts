import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../contract.ts';
import { addRecentResult, readRecentResults } from './recent-results.ts';

let stored: string | null;

const page = (href: string): SearchResult => ({ kind: 'page', label: `Page ${href}`, detail: null, href, id: null });
const paths = (): string[] => readRecentResults().map(({ href }) => href);

beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, text: string) => (stored = text) });
});
afterEach(() => void vi.unstubAllGlobals());

test('the five results that were followed last are kept, each once, newest first', () => {
  for (const href of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) addRecentResult(page(href));
  expect(paths()).toEqual(['/f', '/e', '/d', '/a', '/c']);
});

test.each([null, '', 'null', '{}', '[1, null, {"label": "x", "href": "javascript:x", "id": null}]'])(
  'stored %s holds no result',
  (text) => {
    stored = text;
    expect(paths()).toEqual([]);
  },
);

test('a browser that stores nothing has no results', () => {
  vi.stubGlobal('localStorage', undefined);
  addRecentResult(page('/a'));
  expect(paths()).toEqual([]);
});
