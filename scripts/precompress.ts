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

/** As the server sends it: the best that brotli can do. */
export function brotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
