import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { changedShare } from './changed-share.ts';
import { listAnswerChanges } from './list-answer-changes.ts';

const bytesSchema = z.record(z.string(), z.number());
const longestDiff = 16;

/** Lists the differences between two recordings, for a reader. */
export async function compare(before: string, after: string): Promise<string[]> {
  return [
    ...compareText('openapi.json', before, after),
    ...compareText('routes.txt', before, after),
    ...listAnswerChanges(before, after, diffOf),
    ...namesOf('pages', before, after).flatMap((name) => compareText(`pages/${name}`, before, after)),
    ...(await compareScreens(before, after)),
    ...compareBytes(before, after),
    ...['bench-crowd.txt', 'bench-grading.txt', 'test-time.txt'].flatMap((name) => compareText(name, before, after)),
  ];
}

function compareText(name: string, before: string, after: string): string[] {
  const files = [join(before, name), join(after, name)] as const;
  const [isBefore, isAfter] = files.map((file) => existsSync(file));
  if (!isBefore && !isAfter) return [];
  if (!isBefore || !isAfter) return [`${name}: only ${isBefore ? 'before' : 'after'}`];
  const diff = diffOf(...files);
  return diff.length === 0 ? [] : [`${name}:`, ...diff];
}

/** The changed lines of a file, shortened. */
function diffOf(before: string, after: string): string[] {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '-U0', before, after], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const lines = stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  const shown = lines.slice(0, longestDiff).map((line) => `    ${line.slice(0, 160)}`);
  return lines.length > longestDiff ? [...shown, `    … ${lines.length - longestDiff} more lines`] : shown;
}

function namesOf(part: string, before: string, after: string): string[] {
  const names = [before, after].flatMap((folder) => readdirSync(join(folder, part)));
  return [...new Set(names)].toSorted();
}

async function compareScreens(before: string, after: string): Promise<string[]> {
  const changes: string[] = [];
  for (const name of namesOf('screens', before, after)) {
    const files = [join(before, 'screens', name), join(after, 'screens', name)] as const;
    const missing = files.findIndex((file) => !existsSync(file));
    if (missing !== -1) changes.push(`screens/${name}: only ${missing === 0 ? 'after' : 'before'}`);
    else {
      const change = await changedShare(...files);
      if (change !== null) changes.push(`screens/${name}: ${change}`);
    }
  }
  return changes;
}

function compareBytes(before: string, after: string): string[] {
  const [old, current] = [before, after].map((folder) =>
    bytesSchema.parse(JSON.parse(readFileSync(join(folder, 'bytes.json'), 'utf8'))),
  );
  return Object.entries({ ...old, ...current }).flatMap(([name]) =>
    old?.[name] === current?.[name]
      ? []
      : [`bytes of ${name}: ${old?.[name] ?? 'none'} → ${current?.[name] ?? 'none'}`],
  );
}
