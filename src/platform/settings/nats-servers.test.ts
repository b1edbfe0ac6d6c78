import { expect, test } from 'vitest';
import { readNatsServers } from './nats-servers.ts';

test.each([
  ['nats://127.0.0.1:4222', ['127.0.0.1:4222'], null],
  ['nats://localhost', ['localhost'], null],
  ['nats://[::1]:4222', ['[::1]:4222'], null],
  ['nats://127.0.1.1:4222,nats://localhost:4223', ['127.0.1.1:4222', 'localhost:4223'], null],
  ['nats://secret@nats:4222', ['nats:4222'], { token: 'secret' }],
  ['nats://shot:p%40ss%2Cw@10.0.0.1:4222', ['10.0.0.1:4222'], { user: 'shot', pass: 'p@ss,w' }],
  ['nats://a:b@one:1,nats://a:b@two:2', ['one:1', 'two:2'], { user: 'a', pass: 'b' }],
  ['nats://a:b@127.0.0.1:1', ['127.0.0.1:1'], { user: 'a', pass: 'b' }],
])('%s', (text, servers, credentials) =>
  expect(readNatsServers(text)).toEqual({ servers, isEncrypted: false, credentials }),
);

test('a URL with tls is encrypted', () =>
  expect(readNatsServers('tls://secret@nats.example:4222')).toMatchObject({ isEncrypted: true }));

test.each([
  'nats://10.0.0.1:4222',
  'nats://nats:4222',
  'tls://nats.example:4222',
  'nats://0.0.0.0:4222',
  'nats://127.0.0.1:4222,nats://10.0.0.1:4222',
  'nats://127.0.0.1.example:4222',
  'nats://localhost.example:4222',
  'nats://:@10.0.0.1:4222',
  'nats://user:@10.0.0.1,nats://10.0.0.2',
])('%s lacks credentials', (text) =>
  expect(readNatsServers(text)).toMatch(/^(?:needs a user and password or a token|must have the same)/),
);

test.each(['10.0.0.1:4222', 'http://127.0.0.1', 'nats://', 'nats://127.0.0.1,', '', 'nats://a b'])(
  '%j is no URL of a broker',
  (text) => expect(readNatsServers(text)).toMatch(/^must be URLs/),
);

test('a wrong encoding is reported', () =>
  expect(readNatsServers('nats://a:%E0%A4@10.0.0.1')).toMatch('percent-encoding'));
