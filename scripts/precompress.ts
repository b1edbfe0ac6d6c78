import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|html|txt|webmanifest)$/;
const worthBytes = 512;

/** Writes a `.br` and a `.gz` twin beside each file of a folder that gains by it. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => writeTwins(join(folder, name))));
}

async function writeTwins(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < worthBytes) return;
  await Promise.all([
    writeFile(`${path}.br`, await brotli(body)),
    writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 })),
  ]);
}

/** Quality 11 is the best that brotli can do and for files made once; the server takes 5 for what it makes on the way. */
export function brotli(body: Buffer, quality = 11): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
