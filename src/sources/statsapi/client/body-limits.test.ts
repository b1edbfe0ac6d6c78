import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import {
  createManualTime,
  respondWith,
  type ScriptedResponse,
  startScriptedUpstream,
  trickleBody,
} from '#tests/support/upstream/scripted-upstream.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createUpstreamHost } from './create-upstream-requests.ts';
import type { Fetch } from './fetch-json.ts';
import { createRateLimit } from './rate-limit.ts';

const megabyte = 1_000_000;
/** the limit and some buffers */
const mostRead = 10 * megabyte;

/** Requests one body. `read` is the number of decompressed bytes that left the HTTP client. */
async function outcomeOf(respond: ScriptedResponse, deadline = 10_000) {
  const { url, requests } = await startScriptedUpstream([respond]);
  const { timing } = createManualTime();
  let read = 0;
  async function* count(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      read += chunk.byteLength;
      yield chunk;
    }
  }
  const counting: Fetch = async (input, init) => {
    const { ok, status, headers, body } = await boundedFetch(input, init);
    return { ok, status, headers, body: body && Object.assign(count(body), { cancel: () => body.cancel() }) };
  };
  const ceiling = createRateLimit({ perSecond: 1000, timing });
  const host = createUpstreamHost({ ceiling, fetch: counting, timing, deadline });
  const outcome = await host.getJson(`${url}/a`, { patience: 3000, isUrgent: false }).then(
    ({ body }) => body,
    (error: unknown) => (error instanceof UpstreamError ? error.reason : error),
  );
  return { outcome, read, requests: requests.length };
}

/** Sends a chunk until the client closes the connection, or 200 MB are sent. */
function sendForever(response: ServerResponse, chunk: Buffer, sent: { bytes: number }): void {
  if (response.destroyed || sent.bytes > 200 * megabyte) {
    response.end();
    return;
  }
  sent.bytes += chunk.byteLength;
  // the client, in the same process, reads between two writes
  response.write(chunk, () => setImmediate(() => sendForever(response, chunk, sent)));
}

describe('a body', () => {
  test('that decompresses to more than the limit is not read to its end', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * megabyte, ' '));
    const { outcome, read, requests } = await outcomeOf((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    expect([outcome, requests]).toEqual(['limit', 1]);
    expect(read).toBeLessThan(mostRead);
  });

  test('without an end is not read beyond the limit', async () => {
    const sent = { bytes: 0 };
    const { outcome, read } = await outcomeOf((response) => {
      sendForever(response.writeHead(200), Buffer.alloc(65_536, ' '), sent);
    });
    expect(outcome).toBe('limit');
    expect(read).toBeLessThan(mostRead);
    expect(sent.bytes).toBeLessThan(30 * megabyte);
  });

  test('of compressed bytes that decompress to nothing is limited by its compressed size', async () => {
    const sent = { bytes: 0 };
    const header = gzipSync('').subarray(0, 10);
    const emptyBlocks = Buffer.alloc(50_000, Buffer.from([0, 0, 0, 255, 255]));
    const { outcome, read } = await outcomeOf((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(header);
      sendForever(response, emptyBlocks, sent);
    });
    expect([outcome, read]).toEqual(['limit', 0]);
    expect(sent.bytes).toBeLessThan(30 * megabyte);
  });

  test('that arrives slowly ends at the deadline', async () =>
    expect(await outcomeOf(trickleBody, 200)).toMatchObject({ outcome: 'timeout', requests: 1 }));

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of %s that are nested too deeply is rejected', async (_, open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
    const respond =
      (depth: number): ScriptedResponse =>
      (response) =>
        void response.end(nested(depth));
    expect(await outcomeOf(respond(65))).toMatchObject({ outcome: 'limit', requests: 1 });
    expect(await outcomeOf(respond(1_000_000))).toMatchObject({ outcome: 'limit' });
    expect((await outcomeOf(respond(64))).outcome).toBeTypeOf('object');
  });

  test('may have brackets and quotes in its texts', async () => {
    const body = { text: `${'['.repeat(100)}"\\`, list: ['{"'.repeat(100)] };
    expect((await outcomeOf(respondWith(body))).outcome).toEqual(body);
  });

  test('of four megabytes, compressed, is read completely', async () => {
    const body = { text: 'x'.repeat(4 * megabyte) };
    const { outcome } = await outcomeOf((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(body)));
    });
    expect(outcome).toEqual(body);
  });
});
