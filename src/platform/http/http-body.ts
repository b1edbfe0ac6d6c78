import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/** The best supported encoding that an Accept-Encoding header allows; null for none. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const offers = new Map((header ?? '').split(',').map(parseOffer));
  const allows = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0;
  return preferred.find(allows) ?? null;
}

function parseOffer(text: string): [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2))];
}

/** smaller bodies are sent uncompressed */
const minCompressedBytes = 860;
/** a higher quality costs a small body, such as the first view of a game, 3 ms once and saves 10 % for each viewer */
const smallBytes = 12_288;
/** the longest body that is compressed without another thread, in 2 ms */
const fastBytes = 262_144;
const brotli = (bytes: Buffer, quality: 7 | 10) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const compressors = {
  br: (bytes: Buffer) => brotli(bytes, bytes.length <= smallBytes ? 10 : 7),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};
/** A window of 256 kB for a page, and of 16 kB for a small body, for which less memory has to be prepared. */
const fast = (bytes: Buffer) => {
  const isSmall = bytes.length <= smallBytes;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isSmall ? 3 : 4,
    [constants.BROTLI_PARAM_LGWIN]: isSmall ? 14 : 18,
  };
  return { chunkSize: isSmall ? 2048 : 65_536, params };
};
/** Takes less than 0.1 ms for a small body and 1 ms for a page. On another thread, a page would need three times as long. */
const fastCompressors = {
  br: (bytes: Buffer) => Promise.resolve(brotliCompressSync(bytes, fast(bytes))),
  gzip: (bytes: Buffer) => Promise.resolve(gzipSync(bytes, { level: 4 })),
};

/** Bytes to send, with their entity tag and compressed forms, which are computed once, at the first use. */
export type HttpBody = {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly isCompressible: boolean;
  as(encoding: Encoding): Promise<Buffer>;
};

/**
 * `isForOne`: only one client will receive it, so fast compression is better than small size. `tagged`: what the entity tag follows
 * from; default: the content
 */
export function createHttpBody(
  content: string | Buffer,
  mediaType: string,
  { isForOne = false, tagged }: { isForOne?: boolean; tagged?: string | undefined } = {},
): HttpBody {
  // bytes for many clients are stored
  const toBytes = isForOne ? (text: string) => Buffer.from(text) : ownBytes;
  const bytes = typeof content === 'string' ? toBytes(content) : content;
  const forms = new Map<Encoding, Promise<Buffer>>();
  const isCompressible = bytes.length >= minCompressedBytes && /text|json|javascript|svg|xml|manifest/.test(mediaType);
  const compress = isForOne && bytes.length <= fastBytes ? fastCompressors : compressors;
  let etag: string | null = null;
  return {
    bytes,
    get etag() {
      // compressed forms have other bytes, which only a weak tag may share
      etag ??= `${isCompressible ? 'W/' : ''}"${createHash('sha1')
        .update(tagged ?? bytes)
        .digest('base64url')
        .slice(0, 16)}"`;
      return etag;
    },
    isCompressible,
    as(encoding) {
      const form = forms.get(encoding) ?? compress[encoding](bytes).then((made) => (isForOne ? made : ownBytes(made)));
      forms.set(encoding, form);
      return form;
    },
  };
}

const jsonBodies = new WeakMap<object, HttpBody>();

/** The body of an object; the same object always has the same body, so it is serialized and compressed once. */
export function jsonBody(value: object): HttpBody {
  const cached = jsonBodies.get(value);
  if (cached) return cached;
  const body = createHttpBody(JSON.stringify(value), 'application/json');
  jsonBodies.set(value, body);
  return body;
}

/** Sends status 304 without a body to a client that has the response already. */
export function confirmUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', ({ method, headers }, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode === 200;
    if (!isRead || typeof etag !== 'string' || !isCached(headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    done(null, null);
  });
}

/** Whether an If-None-Match header names the entity tag, by weak comparison (RFC 9110, 8.8.3.2). */
export function isCached(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag || header.trim() === '*' || header.split(',').some((tag) => toStrongTag(tag) === toStrongTag(etag))
  );
}

function toStrongTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

type BodyHeaders = {
  mediaType: string;
  cacheControl: string;
  /** default: `accept-encoding` */
  vary?: string;
};

/** Sends a body in the best encoding that the client accepts. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: HttpBody, headers: BodyHeaders) {
  const { mediaType, cacheControl, vary = 'accept-encoding' } = headers;
  reply.header('cache-control', cacheControl).header('vary', vary).header('etag', body.etag).type(mediaType);
  const encoding = body.isCompressible ? negotiateEncoding(request.headers['accept-encoding']) : null;
  if (encoding === null) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.as(encoding));
}

/**
 * Returns a text as UTF-8, or a copy of bytes, in memory of their own. For bytes that are stored: a small Buffer is a piece of a
 * block of 64 kB, and a compressed one of its compressor's block, which it would keep from being freed.
 */
export function ownBytes(content: string | Buffer): Buffer {
  if (typeof content !== 'string') {
    const copy = Buffer.allocUnsafeSlow(content.length);
    content.copy(copy);
    return copy;
  }
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  bytes.write(content);
  return bytes;
}
