import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { z } from 'zod';
import type { Codec } from './bus.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** bytes from which a message is compressed */
const longMessage = 16_384;
/** bytes of a decompressed message: the largest response of the upstream is smaller */
const maxOutputLength = 64_000_000;
/** the first byte of compressed data; JSON in UTF-8 never begins with it */
const gzipMark = 0x1f;

/** JSON, compressed if it is long. Decoding rejects if the value does not fit the schema, which another release has sent. */
export function jsonCodec<T>(schema: z.ZodType<T>): Codec<T> {
  return {
    async encode(value) {
      const bytes = Buffer.from(JSON.stringify(value));
      return bytes.length < longMessage ? bytes : compress(bytes, { level: 1 });
    },
    async decode(bytes) {
      const json = bytes[0] === gzipMark ? await decompress(bytes, { maxOutputLength }) : Buffer.from(bytes);
      return schema.parse(JSON.parse(json.toString()));
    },
  };
}
