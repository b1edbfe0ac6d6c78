import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The fields of JSON values, as paths: `dates[].games[].gamePk`. Keys that are ids are `*`. */
export type FieldUse = {
  /** read, and absent where they were read */
  absent: Set<string>;
  /** read, and present at least once */
  present: Set<string>;
};

export function createFieldUse(): FieldUse {
  return { absent: new Set(), present: new Set() };
}

/** A copy-free view of a JSON value that records which fields are read. */
export function observeFields<T extends object>(value: T, use: FieldUse, path = ''): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const field: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof field === 'function') return field;
      const fieldPath = Array.isArray(target) ? `${path}[]` : joinPath(path, key);
      if (!Array.isArray(target)) (Object.hasOwn(target, key) ? use.present : use.absent).add(fieldPath);
      return typeof field === 'object' && field !== null ? observeFields(field, use, fieldPath) : field;
    },
  });
}

/** The names of all fields in a JSON value, at every depth. Keys that are ids are left out. */
export function listFieldNames(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const element of value) listFieldNames(element, names);
  else if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value)) {
      if (!isId(key)) names.add(key);
      listFieldNames(field, names);
    }
  return names;
}

function joinPath(path: string, key: string): string {
  const name = isId(key) ? '*' : key;
  return path === '' ? name : `${path}.${name}`;
}

/** such as 'ID660271' or '05' */
function isId(key: string): boolean {
  return /^(ID)?\d+$/.test(key);
}

/** The names of the fields of each kind of response. `npm run doctor -- --learn` writes the file. */
export const knownFieldsFile = join(import.meta.dirname, 'known-fields.json');

const knownFieldsSchema = z.record(z.string(), z.array(z.string()));

export type KnownFields = z.infer<typeof knownFieldsSchema>;

export async function readKnownFields(): Promise<KnownFields> {
  return knownFieldsSchema.parse(JSON.parse(await readFile(knownFieldsFile, 'utf8')));
}

/** The fields of a response that were unknown when this version was written. */
export function listNewFields(
  { kind, names }: { kind: string; names: readonly string[] },
  known: KnownFields,
): string[] {
  const expected = new Set(known[kind]);
  return names.filter((name) => !expected.has(name));
}
