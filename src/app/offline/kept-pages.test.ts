import { expect, test } from 'vitest';
import { changesSession } from './kept-pages.ts';

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
