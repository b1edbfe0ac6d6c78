import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasRecordings, recordingsFolder } from './recorded-feeds.ts';

const entrySchema = z.object({ request: z.string(), file: z.string(), about: z.string(), complete: z.boolean() });

export type Recording = z.infer<typeof entrySchema>;

/** Every recorded answer that nobody cut; none where the recordings are absent. */
export function listCompleteRecordings(): Recording[] {
  if (!hasRecordings) return [];
  const manifest: unknown = JSON.parse(readRecordedText('manifest.json'));
  return z
    .array(entrySchema)
    .parse(manifest)
    .filter(({ complete }) => complete);
}

/** A recorded body as the client would see it: some files begin with a byte-order mark, which `fetch` drops. */
export function readRecordedBody(file: string): unknown {
  return JSON.parse(readRecordedText(file));
}

function readRecordedText(file: string): string {
  return readFileSync(join(recordingsFolder, file), 'utf8').replace(/^\uFEFF/, '');
}
