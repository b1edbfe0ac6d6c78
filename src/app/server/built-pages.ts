import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PageAssets, RenderPage } from '#platform/api/page-renderer.ts';
import type { Pages } from './serve-pages.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
);

/** the module of the pages on the server */
export const entrySchema = z.object({ renderPage: z.custom<RenderPage>((value) => typeof value === 'function') });

/** Loads the pages built by `npm run build`. Rejects if they are missing. */
export async function loadBuiltPages(dist: string): Promise<Pages> {
  const entry: unknown = await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href);
  const { renderPage } = entrySchema.parse(entry);
  const loaded = { renderPage, assets: await readAssets(join(dist, 'client')) };
  return { isDevelopment: false, load: () => Promise.resolve(loaded) };
}

async function readAssets(client: string): Promise<PageAssets> {
  const text = await readFile(join(client, '.vite', 'manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  return { manifest, styles: await readStyles(client) };
}

/** The style sheets by their file names in the manifest, such as `assets/today-1a2b.css`. */
async function readStyles(client: string): Promise<Record<string, string>> {
  const names = await readdir(join(client, 'assets'));
  const sheets = names.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`);
  return Object.fromEntries(
    await Promise.all(sheets.map(async (name) => [name, await readFile(join(client, name), 'utf8')] as const)),
  );
}
