import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { compressBrotli } from './build/precompress.ts';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);

type Manifest = z.infer<typeof manifestSchema>;
type RouteSize = { route: string; bytes: number };

/**
 * Measures the brotli bytes of JavaScript that each lazily loaded route needs before it is interactive: the entry, the route
 * and all static imports of both. Sorted from heavy to light.
 */
export async function measureRoutes(clientFolder: string): Promise<RouteSize[]> {
  const weights = await Promise.all(
    (await listRoutes(clientFolder)).map(async ({ route, files }) => {
      const sizes = await Promise.all(files.map((file) => readSize(join(clientFolder, file))));
      return { route, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
    }),
  );
  return weights.toSorted((one, other) => other.bytes - one.bytes);
}

/** Lists the scripts that each lazily loaded route needs before it is interactive. */
async function listRoutes(clientFolder: string): Promise<{ route: string; files: string[] }[]> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')),
  );
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const parts = entries.flatMap((entry) => manifest[entry]?.dynamicImports ?? []);
  return (parts.length > 0 ? parts : entries).map((route) => {
    const keys = [...collectStaticImports(manifest, [...entries, route])];
    const files = keys.flatMap((key) => manifest[key]?.file ?? []);
    return { route, files: files.filter((file) => file.endsWith('.js')) };
  });
}

/** Collects the chunks reachable by static imports, including the given ones. */
export function collectStaticImports(manifest: Manifest, from: string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

async function readSize(path: string): Promise<number> {
  const ready = await stat(`${path}.br`).catch(() => null);
  return ready?.size ?? (await compressBrotli(await readFile(path))).length;
}

/** Lists the built scripts that contain a word; with `isOfRoutes`, only those that a route needs before it is interactive. */
export async function findFilesContaining(
  clientFolder: string,
  { word, isOfRoutes = false }: { word: string; isOfRoutes?: boolean },
): Promise<string[]> {
  const files = isOfRoutes
    ? [...new Set((await listRoutes(clientFolder)).flatMap((route) => route.files))]
    : (await readdir(clientFolder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(clientFolder, name), 'utf8')));
  return files.filter((_, index) => texts[index]?.includes(word));
}
