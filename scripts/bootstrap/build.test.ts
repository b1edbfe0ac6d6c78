import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint, parts } from './build.mjs';
import { root } from './project.mjs';

/** The file and all files that it imports by a relative path. */
function listImported(file: string): string[] {
  const imports = [...readFileSync(file, 'utf8').matchAll(/ (?:from|import\()? ?'(\.{1,2}\/[^']+)'/g)];
  return [file, ...imports.flatMap(([, path = '']) => listImported(normalize(join(dirname(file), path))))];
}

const isIn = (sources: readonly string[], file: string): boolean =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

test('a change of any script that a build reads makes a new build', () => {
  const scripts = listImported('scripts/build/build.ts');
  expect(scripts.length).toBeGreaterThan(2);
  for (const { sources } of Object.values(parts)) expect(scripts.filter((file) => !isIn(sources, file))).toEqual([]);
  expect(listImported('vite.config.ts').filter((file) => !isIn(parts.pages.sources, file))).toEqual([]);
});

test('the fingerprint follows the names and contents of files in folders, but not their tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-fingerprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = relative(root, folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('one.ts', 'one');
  const before = fingerprint([source]);
  write('one.test.ts', 'a test');
  expect(fingerprint([source])).toBe(before);
  write('one.ts', 'two');
  const changed = fingerprint([source]);
  expect(changed).not.toBe(before);
  write('three.ts', 'three');
  expect(fingerprint([source])).not.toBe(changed);
});

test.each([
  ['src/features/games/server/routes.ts', 'programs'],
  ['src/sources/statsapi/schedule/read-schedule.ts', 'programs'],
  ['src/pages/today/today.page.tsx', 'pages'],
  ['src/features/players/queries/players.ts', 'pages'],
  ['src/ui/kit/link.tsx', 'pages'],
])('a change of %s builds only the %s again', (file, name) => {
  const built = Object.entries(parts).filter(([, { sources, others }]) => isIn(sources, file) && !others.test(file));
  expect(built.map(([part]) => part)).toEqual([name]);
});

test.each(['src/rules/picks/lock.ts', 'src/platform/api/pages.ts', 'src/features/games/contract/games.ts'])(
  'a change of %s, which both sides use, builds both again',
  (file) => {
    for (const { sources, others } of Object.values(parts))
      expect(isIn(sources, file) && !others.test(file)).toBe(true);
  },
);
