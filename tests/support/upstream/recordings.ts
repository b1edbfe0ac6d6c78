import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasRecordings, recordingsFolder } from './recorded-feeds.ts';

const entrySchema = z.object({ request: z.string(), file: z.string(), about: z.string(), complete: z.boolean() });

export type Recording = z.infer<typeof entrySchema>;

/** Lists all complete recordings; none when they are absent. */
export function listCompleteRecordings(): Recording[] {
  if (!hasRecordings) return [];
  const manifest: unknown = JSON.parse(readRecordedText('manifest.json'));
  return z
    .array(entrySchema)
    .parse(manifest)
    .filter(({ complete }) => complete);
}

/** Reads a recorded body as `fetch` returns it, without a byte-order mark. */
export function readRecordedBody(file: string): unknown {
  return JSON.parse(readRecordedText(file));
}

function readRecordedText(file: string): string {
  return readFileSync(join(recordingsFolder, file), 'utf8').replace(/^\uFEFF/, '');
}
