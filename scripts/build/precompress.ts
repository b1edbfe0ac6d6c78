import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|html|txt|webmanifest)$/;
const minimumBytes = 512;

/** Writes a `.br` and a `.gz` version of every compressible file of a folder, recursively. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => writeCompressed(join(folder, name))));
}

async function writeCompressed(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < minimumBytes) return;
  await Promise.all([
    writeFile(`${path}.br`, await compressBrotli(body)),
    writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 })),
  ]);
}

/** Compresses with brotli. Quality 11 is the highest, for files made once; the server uses 5 for responses. */
export function compressBrotli(body: Buffer, quality = 11): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
