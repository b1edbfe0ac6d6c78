import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasRecorded, recordedFolder } from './recorded.ts';

const entrySchema = z.object({ request: z.string(), file: z.string(), about: z.string(), complete: z.boolean() });

export type RecordedAnswer = z.infer<typeof entrySchema>;

/** Every recorded answer that nobody cut; none where the recordings are absent. */
export function completeAnswers(): RecordedAnswer[] {
  if (!hasRecorded) return [];
  const manifest: unknown = JSON.parse(readRecorded('manifest.json'));
  return z
    .array(entrySchema)
    .parse(manifest)
    .filter(({ complete }) => complete);
}

/** A recorded body as the client would see it: some files begin with a byte-order mark, which `fetch` drops. */
export function recordedBody(file: string): unknown {
  return JSON.parse(readRecorded(file));
}

function readRecorded(file: string): string {
  return readFileSync(join(recordedFolder, file), 'utf8').replace(/^\uFEFF/, '');
}
