import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CheckedResponse } from './run-upstream-checks.ts';

/** The names of the fields of each kind of response. `npm run doctor -- --learn` writes the file. */
export const knownFieldsFile = join(import.meta.dirname, 'known-fields.json');

const knownFieldsSchema = z.record(z.string(), z.array(z.string()));

export type KnownFields = z.infer<typeof knownFieldsSchema>;

export async function readKnownFields(): Promise<KnownFields> {
  return knownFieldsSchema.parse(JSON.parse(await readFile(knownFieldsFile, 'utf8')));
}

/** The fields of a response that were unknown when this version was written. */
export function listNewFields({ kind, names }: CheckedResponse, known: KnownFields): string[] {
  const expected = new Set(known[kind]);
  return names.filter((name) => !expected.has(name));
}
