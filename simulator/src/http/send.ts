import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export type Reply = { status: number; type: string; text: string; headers?: Record<string, string> };

/** Sends a body after the headers. */
export type SendBody = (response: ServerResponse, body: Buffer) => Promise<void>;

const compress = promisify(gzip);
const minimumBytesToCompress = 1024;

/** Creates a reply with a JSON body. */
export function jsonReply(status: number, body: unknown): Reply {
  return { status, type: 'application/json;charset=UTF-8', text: JSON.stringify(body) };
}

/** Sends a reply, compressed when the client accepts gzip. A fault may replace the way in which the body is sent. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  sendBody?: SendBody,
): Promise<void> {
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  const plain = Buffer.from(reply.text);
  const isCompressed = acceptsGzip && plain.length >= minimumBytesToCompress;
  const body = isCompressed ? await compress(plain, { level: 4 }) : plain;
  response.writeHead(reply.status, {
    'content-type': reply.type,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    ...reply.headers,
  });
  if (sendBody) await sendBody(response, body);
  else response.end(body);
}
