import { expect, test } from 'vitest';
import { requestUrl } from './create-upstream-requests.ts';

test.each([
  ['http://up.test', '/api/v1/teams', undefined, 'http://up.test/api/v1/teams'],
  ['http://up.test/', '/api/v1/teams', {}, 'http://up.test/api/v1/teams'],
  ['http://up.test/behind/a/proxy', '/api', { b: 2, a: 'x' }, 'http://up.test/behind/a/proxy/api?a=x&b=2'],
  ['http://up.test', '/api', { teams: [1, 2], gone: undefined, all: true }, 'http://up.test/api?all=true&teams=1%2C2'],
  ['http://up.test', '/api', { name: "O'Neill & söns?" }, 'http://up.test/api?name=O%27Neill+%26+s%C3%B6ns%3F'],
])('%s and %s with %o', (baseUrl, path, query, url) => {
  expect(requestUrl(baseUrl, path, query)).toBe(url);
});
