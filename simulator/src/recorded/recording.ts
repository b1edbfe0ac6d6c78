import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';
import type { Json } from '../wire/json.ts';

const manifestEntrySchema = z.object({
  /** path and query; the full URL for other hosts */
  request: z.string(),
  /** relative to the folder */
  file: z.string(),
  about: z.string(),
  /** false: the response was shortened */
  complete: z.boolean(),
  source: z.string(),
});

export const manifestSchema = z.array(manifestEntrySchema);

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

/** One recorded response. The body is read from its file at first use. */
export type Recording = ManifestEntry & { path: string; query: URLSearchParams; body(): Json };

/** Lists the JSON recordings of a folder with a `manifest.json`. Throws when the manifest is missing or invalid. */
export function readRecordings(folder: string): Recording[] {
  const manifest = manifestSchema.safeParse(parseFile(join(folder, 'manifest.json')));
  if (!manifest.success) throw new Error(`${folder}: invalid manifest.json: ${manifest.error.message}`);
  return manifest.data.filter(({ file }) => file.endsWith('.json')).map((entry) => recording(folder, entry));
}

function recording(folder: string, entry: ManifestEntry): Recording {
  const file = resolve(folder, entry.file);
  if (!file.startsWith(resolve(folder) + sep)) throw new Error(`${entry.file} is outside the folder of recordings`);
  const { pathname, searchParams } = new URL(entry.request.replace(/^\(.*$/, '/none'), 'https://statsapi.mlb.com');
  let body: Json | undefined;
  return { ...entry, path: decodeURIComponent(pathname), query: searchParams, body: () => (body ??= parseFile(file)) };
}

function parseFile(file: string): Json {
  const parsed: Json = JSON.parse(readFileSync(file, 'utf8'));
  return parsed;
}
