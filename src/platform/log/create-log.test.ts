import { temporaryFolder } from '#app/testing/temporary-folder.ts';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog, serializeRequest } from './create-log.ts';

test('a full disk does not end the process', () => {
  const dataDir = temporaryFolder();
  symlinkSync('/dev/full', join(dataDir, 'called-shot.log'));
  const log = createLog({ isProduction: false, dataDir });
  for (let line = 0; line < 3; line += 1) expect(() => log.info('a line')).not.toThrow();
});

test.each([
  ['/api/games/822781/plays?since=7', '/api/games/:gamePk/plays', '/api/games/822781/plays'],
  ['/TodaysGame/822781', '/*', '/TodaysGame/822781'],
  ['/TodaysGame/822781/text/', '/TodaysGame/:gamePk/text', '/TodaysGame/822781/text/'],
  ['/api/fans/ann?x=1', '/api/fans/:username', '/api/fans/*'],
  ['/api/fans/12345', '/api/fans/:username', '/api/fans/*'],
  ['/api/fans/fans', '/api/fans/:username', '/api/fans/*'],
  ['/user/today', '/*', '/user/*'],
  ['/unlisted/ann@example.com', undefined, '/*/*'],
  ['/api/unlisted/7', undefined, '/api/*/7'],
  ['/assets/today-1a2b.css', '/assets/today-1a2b.css', '/assets/today-1a2b.css'],
])('%s at %s is logged as %s', (url, route, logged) => {
  expect(serializeRequest({ method: 'GET', url, ip: '2001:db8:1:2::3', routeOptions: { url: route } })).toEqual({
    method: 'GET',
    url: logged,
    client: '2001:db8:1::/48',
  });
});
