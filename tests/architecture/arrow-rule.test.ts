import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { authorizationChecks, authorizedFile } from '../../scripts/lint/forbidden-import.ts';
import { readFeatureOrder } from '../../scripts/lint/read-feature-order.ts';

const project = join(import.meta.dirname, '..', '..');

/** File and content; each is written to a temporary tree and linted with the project's configuration. */
type Row = [file: string, text: string];

const arrows: Row[] = [
  ['src/rules/picks/a.ts', "import { x } from '#platform/api/x.ts';"],
  ['src/rules/picks/b.ts', "import type { x } from '#features/picks/rules.ts';"],
  ['src/rules/picks/c.ts', "import { x } from '#simulator/x.ts';"],
  ['src/rules/picks/d.ts', "import { x } from '../../sources/live/server/x.ts';"],
  ['src/rules/picks/e.ts', "import { readFileSync } from 'node:fs';"],
  ['src/rules/picks/f.ts', "import { diff } from 'rfc6902';"],
  ['src/rules/picks/g.ts', "export const load = () => import('../../platform/http/x.ts');"],
  ['src/platform/http/a.ts', "import { x } from '#sources/statsapi/x.ts';"],
  ['src/platform/http/b.ts', "import type { x } from '#features/games/contract.ts';"],
  ['src/platform/api/c.ts', "import { x } from '#platform/http/x.ts';"],
  ['src/platform/api/d.ts', "import fastify from 'fastify';"],
  ['src/platform/http/e.ts', "export { x } from '#platform/page/x.ts';"],
  ['src/platform/page/f.ts', "import type { x } from '#platform/db/x.ts';"],
  ['src/sources/statsapi/a.ts', "import { x } from '#features/games/server/x.ts';"],
  ['src/sources/statsapi/b.ts', "import { x } from '#ui/x.ts';"],
  ['src/ui/a.ts', "import { x } from '#features/games/screen/x.ts';"],
  ['src/ui/b.ts', "export type X = import('#app/shell/x.ts').X;"],
  ['src/ui/c.ts', "import { z } from 'zod';"],
  ['src/ui/d.ts', "import { readFileSync } from 'node:fs';"],
  ['src/ui/e.ts', "import { shape } from '#rules/baseball/holds-schemas.ts';"],
  ['src/features/games/contract.ts', "import { x } from './server/x.ts';"],
  ['src/features/games/rules/a.ts', "import { x } from '../contract.ts';"],
  ['src/features/games/server/a.ts', "import { x } from '../screen/x.ts';"],
  ['src/features/games/server/b.ts', "import { x } from '#features/standings/upstream/x.ts';"],
  ['src/features/games/server/c.ts', "import { x } from '../../standings/tables.ts';"],
  ['src/features/games/server/d.ts', "import { markAuthorized } from '#platform/http/endpoints/authorized.ts';"],
  ['src/features/games/server/e.ts', "import { x } from '#tests/x.ts';"],
  ['src/features/games/server/f.ts', "import { x } from './testing/x.ts';"],
  ['src/features/games/server/g.ts', "import { x } from '@called-shot/simulator/src/x.ts';"],
  ['src/features/games/server/h.ts', "export * from '#app/server/x.ts';"],
  ['src/features/games/server/i.test.ts', "import { x } from '../screen/x.ts';"],
  ['src/features/games/server/j.test.ts', "import { x } from '#simulator/x.ts';"],
  ['src/features/games/queries.ts', "import { x } from './screen/x.ts';"],
  ['src/features/games/screen/a.tsx', "import { x } from '../server/x.ts';"],
  ['src/features/games/screen/b.tsx', "import { x } from '#features/standings/screen/x.tsx';"],
  ['src/features/games/screen/c.tsx', "import { shape } from '#features/standings/holds-schemas/contract.ts';"],
  ['src/features/games/screen/d.tsx', "import { x } from '#app/shell/x.tsx';"],
  ['src/features/games/server/k.ts', "import { x } from '#features/picks/server/x.ts';"],
  ['src/features/games/server/l.ts', "import type { x } from '#features/picks/contract.ts';"],
  ['src/features/games/server/m.ts', "import { x } from '#features/unlisted/server/x.ts';"],
  ['src/features/unlisted/server/a.ts', "import { x } from '#features/games/server/x.ts';"],
  ['src/features/games/screen/e.tsx', "import { x } from '#pages/standings/x.tsx';"],
  ['src/pages/standings/a.tsx', "import { x } from '#pages/today/x.tsx';"],
  ['src/pages/standings/b.tsx', "import { x } from '../login.page.tsx';"],
  ['src/pages/standings/c.tsx', "import { x } from '#features/standings/server/x.ts';"],
  ['src/pages/standings/d.tsx', "import { x } from '#app/shell/x.tsx';"],
  ['src/app/browser/a.ts', "import { x } from '#features/games/server/x.ts';"],
  ['src/app/server/a.ts', "import { x } from '#features/games/upstream/x.ts';"],
  ['src/app/server/b.ts', "import type { x } from '#simulator/x.ts';"],
  ['simulator/src/a.ts', "import { x } from '#rules/baseball/x.ts';"],
  ['simulator/src/b.ts', "import type { x } from '#features/games/contract.ts';"],
  ['simulator/src/c.test.ts', "import { x } from '#rules/baseball/x.ts';"],
  ['simulator/src/c/d.ts', "import { x } from '../../../src/ui/x.ts';"],
];

const impurities: Row[] = [
  ['src/rules/picks/clock-a.ts', 'export const now = () => Date.now();'],
  ['src/rules/picks/clock-b.ts', 'export const now = () => new Date();'],
  ['src/features/games/rules/clock-c.ts', "export const now = () => Date['now']();"],
  ['src/sources/live/chance.ts', 'export const roll = () => Math.random();'],
  ['src/features/faq/contract.ts', 'export const now = () => performance.now();'],
  ['src/platform/api/global.ts', 'export const all = () => globalThis;'],
];

const upstreamTerms: Row[] = [
  ['src/rules/word.ts', 'export const state = (status: { abstractGameState: string }) => status.abstractGameState;'],
  ['src/features/blog/contract.ts', "export const key = 'detailedState';"],
  ['src/platform/http/word.ts', 'export const plays = (feed: { liveData: string }) => feed.liveData;'],
  ['src/ui/word.ts', 'export const data = (pitch: { pitchData: string }) => pitch.pitchData;'],
];

const ownRankings: Row[] = [
  [
    'src/features/clubs/rules/rank-a.ts',
    'export const order = (a: C, b: C) => winningShare(b) - winningShare(a) || b.id - a.id;',
  ],
  ['src/features/clubs/rules/rank-b.ts', 'export const isGood = (club: C) => winningShare(club) > 0.5;'],
  ['src/rules/baseball/rank-c.ts', 'export const isLevel = (a: C, b: C) => winningShare(a) === winningShare(b);'],
  ['src/features/clubs/screen/rank-d.tsx', 'export const order = (clubs: C[]) => clubs.toSorted(by(winningShare));'],
];

const ownRounding: Row[] = [
  ['src/features/clubs/screen/era.ts', 'export const era = (value: number) => value.toFixed(2);'],
];

const daysWithoutZone: Row[] = [
  ['src/ui/day-a.ts', 'export const day = (at: number) => new Date(at).toISOString().slice(0, 10);'],
  ['src/ui/day-b.ts', "export const day = (at: Date) => at.toISOString().split('T')[0];"],
  ['src/features/games/server/day-c.ts', 'export const day = (at: Date) => at.toJSON().substring(0, 10);'],
  ['src/features/games/server/day-d.ts', "export const day = (at: Date) => at.toLocaleDateString('en-US');"],
  ['src/ui/day-e.ts', "export const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });"],
  ['src/ui/day-f.ts', 'export const day = (at: Date) => at.toDateString();'],
];

const allowed: Row[] = [
  [
    'src/rules/baseball/standings/rank.ts',
    'export function order(a: C, b: C) {\n  return winningShare(b) - winningShare(a);\n}',
  ],
  [
    'src/features/schedule/rules/mean.ts',
    'export function sum(clubs: C[]) {\n  return clubs.reduce((total, club) => total + winningShare(club), 0);\n}',
  ],
  [
    'src/ui/day-ok.ts',
    "export const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });\nexport const at = new Date(0).toISOString();",
  ],
  ['src/rules/baseball/holds-schemas.ts', "import { z } from 'zod';\nexport const shape = z.object({});"],
  [
    'src/rules/baseball/ok.ts',
    "import { shape } from './holds-schemas.ts';\nexport function day(ms: number) {\n  return [new Date(ms), shape];\n}",
  ],
  ['src/features/standings/holds-schemas/contract.ts', "import { z } from 'zod';\nexport const shape = z.object({});"],
  ['src/features/standings/contract.ts', "import { x } from './rules/x.ts';\nexport const y = x;"],
  [
    'src/features/standings/server/ok.ts',
    "import { x } from '#features/league/server/x.ts';\nimport { y } from '../upstream/y.ts';\nexport const z = [x, y];",
  ],
  ['src/features/standings/server/ok.test.ts', "import { x } from '#app/testing/x.ts';\nexport const y = x;"],
  [
    'src/features/standings/server/authorized.ts',
    "import type { Authorized } from '#platform/http/endpoints/authorized.ts';\nexport type Id = Authorized<number>;",
  ],
  [
    'src/sources/statsapi/ok.ts',
    'export function state(status: { abstractGameState: string }) {\n  return status.abstractGameState;\n}',
  ],
  [
    'src/features/standings/upstream/ok.ts',
    'export function state(status: { abstractGameState: string }) {\n  return status.abstractGameState;\n}',
  ],
  [
    'src/ui/ok.ts',
    "import type { Shape } from '#rules/baseball/holds-schemas.ts';\nexport function same(shape: Shape) {\n  return shape;\n}",
  ],
  [
    'src/ui/inline.ts',
    "import { type Shape } from '#rules/baseball/holds-schemas.ts';\nexport function same(shape: Shape) {\n  return shape;\n}",
  ],
  [
    'src/pages/standings/standings.page.tsx',
    "import { x } from '#features/games/screen/x.ts';\nimport { y } from './y.ts';\nexport const z = [x, y];",
  ],
  [
    'src/features/standings/screen/ok.ts',
    "import { x } from '#ui/x.ts';\nimport { y } from '#features/league/queries.ts';\nexport const z = [x, y];",
  ],
  [
    'src/app/server/ok.ts',
    "import { x } from '#features/games/server/x.ts';\nimport { y } from '#rules/y.ts';\nexport const z = [x, y];",
  ],
  ['simulator/src/ok.ts', "import { x } from './season/x.ts';\nexport const y = [x, Date.now(), 'liveData'];"],
  [
    'src/rules/baseball/ok.test.ts',
    "import { it } from 'vitest';\nimport fc from 'fast-check';\nexport const both = [it, fc];",
  ],
];

const reportSchema = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

let tree = '';
let found: Map<string, string[]>;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'called-shot-lint-'));
  cpSync(join(project, 'scripts', 'lint'), join(tree, 'scripts', 'lint'), { recursive: true });
  for (const name of ['ARCHITECTURE.md', '.oxlintrc.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(project, name), join(tree, name));
  symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'), 'junction');
  const rows = [
    ...arrows,
    ...impurities,
    ...upstreamTerms,
    ...ownRankings,
    ...ownRounding,
    ...daysWithoutZone,
    ...allowed,
  ];
  for (const [file, text] of rows) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${text}\n`);
  }
  found = lint();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(arrows)('a forbidden import fails the lint: %s: %s', (file) =>
  expect(found.get(file)).toContain('called-shot(arrow)'),
);

test.each(impurities)('a clock or randomness in the core fails the lint: %s: %s', (file) =>
  expect(found.get(file)).toContain('called-shot(pure-core)'),
);

test.each(upstreamTerms)('an upstream term outside the upstream adapter fails the lint: %s: %s', (file) =>
  expect(found.get(file)).toContain('called-shot(wire-words)'),
);

test.each(ownRankings)('a comparison of percentages outside the ranking fails the lint: %s: %s', (file) =>
  expect(found.get(file)).toContain('called-shot(season-ranking)'),
);

test.each(ownRounding)('a figure that is rounded in another way fails the lint: %s: %s', (file) =>
  expect(found.get(file)).toContain('called-shot(one-rounding)'),
);

test.each(daysWithoutZone)('a day or a time that is not of a zone fails the lint: %s: %s', (file) =>
  expect(found.get(file)).toContain('called-shot(day-of-zone)'),
);

test.each(allowed)('an allowed import passes the lint: %s', (file) => {
  expect((found.get(file) ?? []).filter((code) => code.startsWith('called-shot'))).toEqual([]);
});

function lint(): Map<string, string[]> {
  const oxlint = join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'src', 'simulator'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  const byFile = Map.groupBy(diagnostics, ({ filename }) => filename.replaceAll('\\', '/'));
  return new Map([...byFile].map(([file, problems]) => [file, problems.map(({ code }) => code)]));
}

test('the files that the rule of authorization names exist', () =>
  expect([authorizedFile, ...authorizationChecks].filter((file) => !existsSync(join(project, file)))).toEqual([]));

test('the list of ARCHITECTURE.md has every feature', () =>
  expect(readFeatureOrder(project).toSorted()).toEqual(readdirSync(join(project, 'src', 'features')).toSorted()));
