import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const project = join(import.meta.dirname, '..', '..');
const folder = join(project, 'docs', 'decisions');
const records = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));

const packageSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const readPackage = (path: string): z.infer<typeof packageSchema> =>
  packageSchema.parse(JSON.parse(readFileSync(join(project, path, 'package.json'), 'utf8')));

test.each(records)('%s is listed in the README', (name) => {
  expect(read('README.md')).toContain(`](${name})`);
});

test('no two records have the same number', () => {
  expect(new Set(records.map((name) => name.slice(0, 3))).size).toBe(records.length);
});

test('dependencies.md lists each package of the project and its workspaces once', () => {
  const root = readPackage('.');
  const packages = [root, ...root.workspaces.map(readPackage)].flatMap((file) => [
    ...Object.keys(file.dependencies),
    ...Object.keys(file.devDependencies),
    ...Object.keys(file.optionalDependencies),
  ]);
  const listed = [...read('dependencies.md').matchAll(/^- `([^`]+)`:/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual([...new Set(packages)].toSorted());
});
