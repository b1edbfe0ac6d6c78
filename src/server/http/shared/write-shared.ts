import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCached } from '../bodies/is-cached.ts';
import { type Encoding, negotiateEncoding } from '../bodies/negotiate-encoding.ts';
import type { SharedEntry, SharedResponse } from './shared-responses.ts';

/** Header names and values in turn, as Node writes them fastest. */
type HeaderList = readonly string[];
type Form = Encoding | 'identity' | 'unchanged';

const headerLists = new WeakMap<SharedResponse['headers'], Map<Form, HeaderList>>();
const bodyHeaders = new Set(['content-type']);

const encodings = new Map<string, Encoding | null>();
const maxEncodings = 100;

/**
 * Writes a shared response without the framework. False if that is not possible: the compressed form is not ready, or the
 * request has a body or several hosts.
 */
export function writeShared(request: IncomingMessage, response: ServerResponse, entry: SharedEntry): boolean {
  const { body } = entry;
  if (!isPlainRead(request)) return false;
  const { headers } = request;
  if (body === null || isCached(headers['if-none-match'], body.etag)) {
    entry.sent[304] += 1;
    response.writeHead(304, withRequestId(headerList(entry, 'unchanged', null))).end();
    return true;
  }
  const encoding = body.isCompressible ? readEncoding(headers['accept-encoding'] ?? '') : null;
  const bytes = encoding === null ? body.bytes : body.ready(encoding);
  if (bytes === null) return false;
  entry.sent[200] += 1;
  response.writeHead(200, withRequestId(headerList(entry, encoding ?? 'identity', bytes))).end(bytes);
  return true;
}

/** A GET request without a body and with one host, which has been checked when the entry was made. */
function isPlainRead({ method, headers, rawHeaders }: IncomingMessage): boolean {
  if (method !== 'GET' || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1;
}

function readEncoding(header: string): Encoding | null {
  const known = encodings.get(header);
  if (known !== undefined) return known;
  const encoding = negotiateEncoding(header);
  if (encodings.size < maxEncodings) encodings.set(header, encoding);
  return encoding;
}

function withRequestId(list: HeaderList): string[] {
  return [...list, 'x-request-id', randomUUID()];
}

function headerList({ headers }: SharedResponse, form: Form, bytes: Buffer | null): HeaderList {
  const lists = headerLists.get(headers) ?? new Map<Form, HeaderList>();
  headerLists.set(headers, lists);
  const list = lists.get(form) ?? createHeaderList(headers, form, bytes);
  lists.set(form, list);
  return list;
}

function createHeaderList(headers: SharedResponse['headers'], form: Form, bytes: Buffer | null): HeaderList {
  const shared = Object.entries(headers).filter(([name]) => form !== 'unchanged' || !bodyHeaders.has(name));
  const encoding = form === 'br' || form === 'gzip' ? ['content-encoding', form] : [];
  const length = bytes === null ? [] : ['content-length', String(bytes.length)];
  return [...shared.flat(), ...encoding, ...length];
}
