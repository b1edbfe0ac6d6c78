import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { createLog, serializeRequest, redactLine } from './create-log.ts';

test('a full disk does not end the process', () => {
  const dataDir = createTestFolder();
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

test.each([
  ['sent to "ann.b+c@mail.example.com"', 'sent to "…@…"'],
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA failed', '… failed'],
  ['postgres://user:pass@host/db', 'postgres://user:…@host/db'],
  [`cookie called_shot=${'a-_9'.repeat(10)}abc;`, 'cookie called_shot=…;'],
  ['a'.repeat(64), '…'],
  [`secret whsec_${'a+/9'.repeat(10)}abc= sent`, 'secret … sent'],
  [`Bearer cs_${'a-_9'.repeat(10)}abc`, 'Bearer …'],
  ['at f (/srv/node_modules/@fastify/cookie/plugin.js:1:2)', 'at f (/srv/node_modules/@fastify/cookie/plugin.js:1:2)'],
  ['9b2d7a3e-3f0f-4c55-9d3f-7a53b6d2a111', '9b2d7a3e-3f0f-4c55-9d3f-7a53b6d2a111'],
])('%s becomes %s', (line, redacted) => expect(redactLine(line)).toBe(redacted));
