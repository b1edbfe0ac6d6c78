import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Fault } from './fault.ts';

export type Reply = { status: number; type: string; text: string; headers?: Record<string, string> };

const compress = promisify(gzip);
const worthCompressing = 1024;

/** Writes a reply, compressed when the asker takes it, with the faults that concern the sending. */
export async function send(request: IncomingMessage, response: ServerResponse, reply: Reply, faults: readonly Fault[]) {
  const wantsGzip = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  const plain = Buffer.from(reply.text);
  const isCompressed = wantsGzip && plain.length >= worthCompressing;
  const body = isCompressed ? await compress(plain, { level: 4 }) : plain;
  response.writeHead(reply.status, {
    'content-type': reply.type,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    ...reply.headers,
  });
  const reset = faults.some(({ kind }) => kind === 'reset');
  const drip = faults.find((fault) => fault.kind === 'drip');
  if (reset) resetMidBody(response, body);
  else if (drip) await dripBody(response, body, drip);
  else response.end(body);
}

function resetMidBody(response: ServerResponse, body: Buffer) {
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy());
}

async function dripBody(response: ServerResponse, body: Buffer, { ms, chunks }: { ms: number; chunks: number }) {
  const size = Math.max(1, Math.ceil(body.length / chunks));
  for (let start = 0; start < body.length && !response.destroyed; start += size) {
    response.write(body.subarray(start, start + size));
    await wait(ms / chunks);
  }
  response.end();
}
