import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './negotiate-encoding.ts';

const worthBytes = 860;
/** the first view of a game is a small body: a better quality costs it 3 ms once and saves a tenth for each viewer */
const smallBytes = 12_288;
const brotliQuality = (bytes: Buffer) => (bytes.length <= smallBytes ? 10 : 5);
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes) } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

const quickly = {
  chunkSize: 2048,
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 14 },
};
/** Less than a tenth of a millisecond for a small body, which is less than the way to another thread and back. */
const quickCompressors = {
  br: (bytes: Buffer) => Promise.resolve(brotliCompressSync(bytes, quickly)),
  gzip: (bytes: Buffer) => Promise.resolve(gzipSync(bytes)),
};

/** Bytes to send, with their entity tag and their compressed forms, each made once and only when asked for. */
export type HttpBody = {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly isCompressible: boolean;
  as(encoding: Encoding): Promise<Buffer>;
};

type Options = {
  /** compressed forms at hand already */
  known?: Partial<Record<Encoding, Buffer>>;
  /** whether it has one reader only, who would wait for a better compression */
  isForOne?: boolean;
};

export function createHttpBody(content: string | Buffer, mediaType: string, options: Options = {}): HttpBody {
  const { known = {}, isForOne = false } = options;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const forms = new Map<Encoding, Promise<Buffer>>();
  if (known.br) forms.set('br', Promise.resolve(known.br));
  if (known.gzip) forms.set('gzip', Promise.resolve(known.gzip));
  const isCompressible = bytes.length >= worthBytes && /text|json|javascript|svg|xml|manifest/.test(mediaType);
  const compress = isForOne && bytes.length <= smallBytes ? quickCompressors : compressors;
  let etag: string | null = null;
  return {
    bytes,
    get etag() {
      // the same bytes for everybody, unless they are compressed on the way
      etag ??= `${isCompressible ? 'W/' : ''}"${createHash('sha1').update(bytes).digest('base64url').slice(0, 16)}"`;
      return etag;
    },
    isCompressible,
    as(encoding) {
      const form = forms.get(encoding) ?? compress[encoding](bytes);
      forms.set(encoding, form);
      return form;
    },
  };
}

const jsonBodies = new WeakMap<object, HttpBody>();

/** The same object, the same body: what many viewers ask for is written and compressed once. */
export function jsonBody(value: object): HttpBody {
  const known = jsonBodies.get(value);
  if (known) return known;
  const body = createHttpBody(JSON.stringify(value), 'application/json');
  jsonBodies.set(value, body);
  return body;
}
