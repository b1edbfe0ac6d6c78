import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { startReceiver } from '#tests/support/tls/start-receiver.ts';
import { OutgoingError } from './check-outgoing-url.ts';
import { keepConnections, type OutgoingRequest, sendToPublicAddress } from './send-to-public-address.ts';

const post = (url: string, more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
  ...more,
});

type Send = Parameters<typeof sendToPublicAddress>;

async function reasonOf(...given: Send): Promise<string> {
  return sendToPublicAddress(...given).then(
    ({ status }) => `status ${status}`,
    (error: unknown) => (error instanceof OutgoingError ? error.reason : String(error)),
  );
}

test('a request is sent with its headers and body, and the status is returned', async () => {
  const { url, received, network } = await startReceiver((response) => {
    response.writeHead(429, { 'retry-after': '60' }).end('later');
  });
  const { status, headers } = await sendToPublicAddress(post(url), network);
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('60');
  expect(received).toMatchObject([{ method: 'POST', path: '/hook', body: '{"a":1}' }]);
  expect(received[0]?.headers).toMatchObject({
    host: 'receiver.example',
    'content-type': 'application/json',
    'content-length': '7',
    'user-agent': 'called-shot',
    connection: 'close',
  });
});

test('a connection uses only the checked addresses, and each request resolves the name again', async () => {
  const { url, pinned, network } = await startReceiver();
  const answers = [['93.184.216.34', '2600::1'], ['1.1.1.1'], ['127.0.0.1']];
  const resolve = vi.fn<() => Promise<string[]>>(async () => answers.shift() ?? []);
  const changing = { ...network, resolve };
  expect(await reasonOf(post(url), changing)).toBe('status 204');
  expect(await reasonOf(post(url), changing)).toBe('status 204');
  expect(await reasonOf(post(url), changing)).toBe('address');
  expect(await reasonOf(post(url), changing)).toBe('name');
  expect(resolve).toHaveBeenCalledTimes(4);
  expect(pinned).toEqual([['93.184.216.34', '2600::1'], ['1.1.1.1']]);
});

test.each([
  [['10.0.0.1']],
  [['169.254.169.254']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['224.0.0.1']],
  [['93.184.216.34', '192.168.0.1']],
  [['2600::1', 'fd00::1']],
])('nothing is sent to a host with the addresses %j', async (addresses) => {
  const { url, received, pinned, network } = await startReceiver(undefined, { addresses });
  expect(await reasonOf(post(url), network)).toBe('address');
  expect([received, pinned]).toEqual([[], []]);
});

test.each([
  ['http://receiver.example/', 'url'],
  ['ftp://receiver.example/', 'url'],
  ['receiver.example', 'url'],
  ['https://', 'url'],
  ['https://user@receiver.example/', 'url'],
  ['https://:secret@receiver.example/', 'url'],
  ['https://receiver.example:22/', 'url'],
  ['https://receiver.example:8080/', 'url'],
  [`https://receiver.example/${'a'.repeat(2000)}`, 'url'],
  ['https://127.0.0.1/', 'address'],
  ['https://2130706433/', 'address'],
  ['https://0x7f.1/', 'address'],
  ['https://0177.0.0.1/', 'address'],
  ['https://127.1/', 'address'],
  ['https://[::1]/', 'address'],
  ['https://[::ffff:10.0.0.1]/', 'address'],
  ['https://[fe80::1]:8443/', 'address'],
  ['https://①②⑦.0.0.1/', 'address'],
])('%s is refused with reason %s before its name is resolved', async (url, reason) => {
  const { received, network } = await startReceiver();
  expect(await reasonOf(post(url), { ...network, resolve: () => Promise.reject(new Error('resolved')) })).toBe(reason);
  expect(received).toEqual([]);
});

test('the refusals also apply without the network of tests', async () => {
  expect(await reasonOf(post('https://127.0.0.1:8443/'))).toBe('address');
  expect(await reasonOf(post('https://localhost/'))).toMatch(/^(name|address)$/);
});

test.each([301, 302, 307, 308])('a redirect with status %i is not followed', async (status) => {
  const { url, received, network } = await startReceiver((response) => {
    response.writeHead(status, { location: 'https://receiver.example/other' }).end();
  });
  expect(await reasonOf(post(url), network)).toBe(`status ${status}`);
  expect(received).toHaveLength(1);
});

test('a host that does not finish its response in time is given up', async () => {
  const silent = await startReceiver(() => {});
  expect(await reasonOf(post(silent.url, { timeLimit: 100 }), silent.network)).toBe('time');
  const slow = await startReceiver((response) => {
    response.writeHead(200).write('a');
  });
  expect(await reasonOf(post(slow.url, { timeLimit: 100 }), slow.network)).toBe('time');
});

test('a name that is not resolved in time is given up', async () => {
  const { url, network } = await startReceiver();
  const never = { ...network, resolve: () => new Promise<string[]>(() => {}) };
  expect(await reasonOf(post(url, { timeLimit: 50 }), never)).toBe('time');
});

test('the caller can stop a request', async () => {
  const stop = new AbortController();
  const { url, network } = await startReceiver(() => stop.abort());
  expect(await reasonOf(post(url, { signal: stop.signal }), network)).toBe('stopped');
  expect(await reasonOf(post(url, { signal: stop.signal }), network)).toBe('stopped');
});

test('a response without end is read up to the limit of its size', async () => {
  const { url, network } = await startReceiver((response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(8192);
    const send = () => {
      while (response.writable && response.write(chunk));
    };
    response.on('drain', send).on('error', () => {});
    send();
  });
  expect(await reasonOf(post(url), network)).toBe('status 200');
});

test('headers that are too large are refused', async () => {
  const { url, network } = await startReceiver((response) => {
    response.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end();
  });
  expect(await reasonOf(post(url), network)).toBe('connection');
});

test('a connection that the host resets or upgrades is an error', async () => {
  const reset = await startReceiver((response) => void response.destroy());
  expect(await reasonOf(post(reset.url), reset.network)).toBe('connection');
  const upgrading = await startReceiver((response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  });
  expect(await reasonOf(post(upgrading.url), upgrading.network)).toBe('connection');
});

test('a certificate of another host is refused, also when the environment allows it', async () => {
  const { network } = await startReceiver();
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const warning = vi.spyOn(process, 'emitWarning').mockReturnValue();
  expect(await reasonOf(post('https://other.example/'), network)).toBe('certificate');
  vi.unstubAllEnvs();
  warning.mockRestore();
});

test('a certificate that no authority has signed is refused', async () => {
  const { url, network } = await startReceiver();
  const { ca = '' } = (await startReceiver()).network.createAgent().options;
  expect(await reasonOf(post(url), { ...network, createAgent: () => network.createAgent({ ca }) })).toBe('certificate');
});

test('kept connections are used again, and the addresses are checked whenever one is opened', async () => {
  const { url, pinned, connections, network } = await startReceiver((response) => response.writeHead(201).end('sent'));
  const answers = [['93.184.216.34'], ['127.0.0.1'], ['1.1.1.1']];
  const changing = { ...network, resolve: async () => answers.shift() ?? [] };
  const kept = keepConnections(4, changing);
  const send = () => reasonOf(post(url), changing, kept);
  expect([await send(), await send(), await send()]).toEqual(['status 201', 'status 201', 'status 201']);
  expect([connections.size, pinned]).toEqual([1, [['93.184.216.34']]]);
  const together = await Promise.all([send(), send(), send()]);
  expect(together.toSorted()).toEqual(['address', 'status 201', 'status 201']);
  expect(pinned).toEqual([['93.184.216.34'], ['1.1.1.1']]);
  kept.destroy();
});

test('a kept connection whose response is late or cut is not used again', async () => {
  const answers = [() => {}, (response: ServerResponse) => response.destroy()];
  const { url, connections, network } = await startReceiver((response) => {
    const answer = answers.shift();
    if (answer) answer(response);
    else response.writeHead(204).end();
  });
  const kept = keepConnections(1, network);
  expect(await reasonOf(post(url, { timeLimit: 100 }), network, kept)).toBe('time');
  expect(await reasonOf(post(url), network, kept)).toBe('connection');
  expect(await reasonOf(post(url), network, kept)).toBe('status 204');
  expect(connections.size).toBe(3);
  kept.destroy();
});
