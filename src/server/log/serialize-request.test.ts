import { expect, test } from 'vitest';
import { serializeRequest } from './serialize-request.ts';

test.each([
  ['/api/games/822781/plays?since=7', '/api/games/822781/plays'],
  ['/TodaysGame/822781', '/TodaysGame/822781'],
  ['/api/fans/ann?x=1', '/api/fans/*'],
  ['/api/fans/12345', '/api/fans/*'],
  ['/user/today', '/user/*'],
  ['/unlisted/ann@example.com', '/*/*'],
  ['/assets/today-1a2b.css', '/assets/today-1a2b.css'],
])('%s is logged as %s', (url, logged) => {
  expect(serializeRequest({ method: 'GET', url, ip: '2001:db8:1:2::3' })).toEqual({
    method: 'GET',
    url: logged,
    client: '2001:db8:1::/48',
  });
});
