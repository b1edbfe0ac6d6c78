import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findCommand } from '../../scripts/bootstrap/commands.mjs';

const project = join(import.meta.dirname, '..', '..');
const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: project, exclude: ['**/node_modules', 'dist', '.data', '.git'] });
const read = (path: string): string => readFileSync(join(project, path), 'utf8');

const documents = ['*.md', 'docs/**/*.md', 'simulator/*.md', 'studio/*.md', 'src/**/*.md'].flatMap(list);
const files = [
  ...list('*.*'),
  ...['content', 'deploy', 'docs', 'scripts', 'simulator', 'src', 'studio', 'tests'].flatMap((folder) =>
    list(`${folder}/**/*.*`),
  ),
];

const packageSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const readPackage = (path: string): z.infer<typeof packageSchema> =>
  packageSchema.parse(JSON.parse(read(join(path, 'package.json'))));

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
const isPlaceholder = (name: string): boolean => /\bNAME\b|[*…<]/.test(name);

/** A name may leave out the folders before it, such as `wire/tolerant.ts`. */
const namesFile = (name: string): boolean => files.some((file) => file === name || file.endsWith(`/${name}`));

test.each(documents)('every file and folder that %s names exists', (document) => {
  const text = read(document);
  const named = namesIn(text, /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|mjs|css|md|ya?ml|json|conf|service|sql))`/g);
  expect(named.filter((name) => !isPlaceholder(name) && !namesFile(name))).toEqual([]);
  const folders = namesIn(
    text,
    /`((?:src|tests|docs|scripts|simulator|studio|content|deploy|rules|platform|sources|ui|features|app)\/[\w/-]+)`/g,
  );
  const places = ['', 'src', dirname(document)];
  const isFolder = (name: string): boolean => places.some((place) => existsSync(join(project, place, name)));
  expect(folders.filter((name) => !isPlaceholder(name) && !isFolder(name) && !namesFile(`${name}.ts`))).toEqual([]);
});

test.each(documents)('every link of %s leads to a file', (document) => {
  const targets = namesIn(read(document), /\]\((?!https?:)([^)#\s]+)[^)]*\)/g);
  expect(targets.filter((target) => !existsSync(join(project, dirname(document), target)))).toEqual([]);
});

test.each(documents)('every npm command of %s exists', (document) => {
  const { scripts } = readPackage('.');
  const commands = [...read(document).matchAll(/npm (?:run (?!-)|(?=start|test))([a-z]+)(?: -- ([a-z][a-z-]*))?/g)].map(
    ([, name = '', part]) => [name, ...(part === undefined ? [] : [part])],
  );
  expect(commands.filter(([name = '']) => !(name in scripts))).toEqual([]);
  const isKnown = ([name, part]: string[]): boolean =>
    part === undefined || !/^(?:test|check|bench|tool)$/.test(name ?? '') || !('message' in findCommand([name, part]));
  expect(commands.filter((words) => !isKnown(words))).toEqual([]);
});

test('every bench that the figures name exists', () => {
  const benches = namesIn(read('docs/benchmarks.md'), /\| `([a-z-]+)` +\|$/gm);
  expect(benches.filter((name) => 'message' in findCommand(['bench', name]))).toEqual([]);
});

test('every setting that a document names exists', () => {
  const code = ['src/platform/settings', 'simulator/src', 'tests', 'scripts']
    .flatMap((folder) => list(`${folder}/**/*.ts`))
    .map(read)
    .join('\n');
  const settings = documents.flatMap((document) =>
    namesIn(read(document), /`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g),
  );
  expect(settings.filter((name) => !code.includes(name.replace(/_FILE$/, '')))).toEqual([]);
});

test('tools.md lists each package of the project and its workspaces once', () => {
  const root = readPackage('.');
  const packages = [root, ...root.workspaces.map(readPackage)].flatMap((file) => [
    ...Object.keys(file.dependencies),
    ...Object.keys(file.devDependencies),
    ...Object.keys(file.optionalDependencies),
  ]);
  const [, dependencies = ''] = read('docs/tools.md').split('## Dependencies');
  expect(namesIn(dependencies, /^- `([^`]+)`:/gm).toSorted()).toEqual([...new Set(packages)].toSorted());
});
