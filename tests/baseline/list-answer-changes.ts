import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedAnswer, RecordedEndpoints } from './record-endpoints.ts';

const names = { status: 'status', cacheControl: 'Cache-Control', vary: 'Vary', type: 'Content-Type' } as const;

type Diff = (before: string, after: string) => string[];

/** Lists the changed answers of endpoints: each change once, with its viewers. */
export function listAnswerChanges(before: string, after: string, diff: Diff): string[] {
  const [old, current] = [readEndpoints(before), readEndpoints(after)];
  return Object.keys({ ...old, ...current }).flatMap((request) => {
    const viewersOf = new Map<string, string[]>();
    for (const viewer of Object.keys({ ...old[request], ...current[request] })) {
      const change = describeChange(old[request]?.[viewer], current[request]?.[viewer], [before, after], diff);
      if (change !== '') viewersOf.set(change, [...(viewersOf.get(change) ?? []), viewer]);
    }
    return [...viewersOf].map(([change, viewers]) => `${request} · ${viewers.join(', ')}:${change}`);
  });
}

function describeChange(
  old: RecordedAnswer | undefined,
  current: RecordedAnswer | undefined,
  [before, after]: readonly [string, string],
  diff: Diff,
): string {
  if (old === undefined || current === undefined) return ` only ${old ? 'before' : 'after'}`;
  const headers = Object.entries(names).flatMap(([key, name]) => {
    const field = key as keyof typeof names;
    return old[field] === current[field] ? [] : [` ${name} ${old[field] || 'none'} → ${current[field] || 'none'}`];
  });
  if (old.hash === current.hash) return headers.join(';');
  const files = [join(before, 'bodies', old.hash), join(after, 'bodies', current.hash)] as const;
  const lines = files.every((file) => existsSync(file)) ? diff(...files) : ['    another body'];
  return [`${headers.join(';')} body`, ...lines].join('\n');
}

function readEndpoints(folder: string): RecordedEndpoints {
  return JSON.parse(readFileSync(join(folder, 'endpoints.json'), 'utf8'));
}
