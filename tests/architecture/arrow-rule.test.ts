import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const project = join(import.meta.dirname, '..', '..');

/** File and content; each is written to a temporary tree and linted with the project's configuration. */
type Row = [file: string, text: string];

const arrows: Row[] = [
  ['src/domain/a.ts', "import { x } from '#contract/x.ts';"],
  ['src/domain/b.ts', "import { x } from '#server/x.ts';"],
  ['src/domain/c.ts', "import type { x } from '#web/x.ts';"],
  ['src/domain/d.ts', "import { x } from '#league/x.ts';"],
  ['src/domain/game/e.ts', "import { x } from '../../server/x.ts';"],
  ['src/domain/f.ts', "import { readFileSync } from 'node:fs';"],
  ['src/domain/g.ts', "import { diff } from 'rfc6902';"],
  ['src/domain/h.ts', "export const load = () => import('../server/x.ts');"],
  ['src/contract/a.ts', "import { x } from '#server/x.ts';"],
  ['src/contract/b.ts', "import { x } from '#web/x.ts';"],
  ['src/contract/c.ts', "import { x } from '../../league/src/x.ts';"],
  ['src/contract/d.ts', "import fastify from 'fastify';"],
  ['src/server/a.ts', "import { x } from '#web/x.ts';"],
  ['src/server/b.ts', "import { x } from '../web/x.ts';"],
  ['src/server/c.ts', "import type { x } from '#league/x.ts';"],
  ['src/server/d.ts', "export { x } from '#web/x.ts';"],
  ['src/server/j.ts', "import { x } from '@called-shot/league/src/x.ts';"],
  ['src/server/e.ts', "export * from '#league/x.ts';"],
  ['src/server/f.ts', "import { x } from '#tests/x.ts';"],
  ['src/server/features/games/g.ts', "import { x } from '../standings/read/x.ts';"],
  ['src/server/features/games/sub/g.ts', "import type { x } from '../../standings/read/deep/x.ts';"],
  ['src/server/features/games/t.ts', "import { x } from '../standings/testing/x.ts';"],
  ['src/server/features/games/t.test.ts', "import { x } from '../standings/read/x.ts';"],
  ['src/server/http/h.ts', "import { x } from '#server/features/standings/read/x.ts';"],
  ['src/server/features/games/m.ts', "import { markAuthorized } from '#server/http/endpoints/authorized.ts';"],
  ['src/server/i.ts', "export type X = import('#web/x.ts').X;"],
  ['src/web/a.ts', "import { x } from '#server/x.ts';"],
  ['src/web/b.tsx', "import type { x } from '#server/x.ts';"],
  ['src/web/c.ts', "import { x } from '../../league/src/x.ts';"],
  ['src/web/d.ts', "import { z } from 'zod';"],
  ['src/web/e.ts', "import { readFileSync } from 'node:fs';"],
  ['src/web/f.ts', "import { shape } from '#domain/holds-schemas.ts';"],
  ['src/web/g.ts', "import { shape } from '#contract/holds-schemas.ts';"],
  ['src/web/pages/m.ts', "import { x } from '#web/features/one/parts/x.ts';"],
  ['src/web/shell/n.ts', "import type { x } from '../features/one/parts/x.ts';"],
  ['src/web/features/one/h.ts', "import { x } from '../two/x.ts';"],
  ['src/web/features/one/i.ts', "import { x } from '#web/features/two/x.ts';"],
  ['src/web/features/one/j.ts', "import { x } from '#web/pages/x.ts';"],
  ['src/web/ui/k.ts', "import { x } from '#web/features/one/x.ts';"],
  ['src/web/ui/l.ts', "import { x } from '#web/pages/x.ts';"],
  ['league/src/a.ts', "import { x } from '#domain/x.ts';"],
  ['league/src/b.ts', "import type { x } from '#contract/x.ts';"],
  ['league/src/c.ts', "import { x } from '#server/x.ts';"],
  ['league/src/d/e.ts', "import { x } from '../../../src/web/x.ts';"],
];

const impurities: Row[] = [
  ['src/domain/clock-a.ts', 'export const now = () => Date.now();'],
  ['src/domain/clock-b.ts', 'export const now = () => new Date();'],
  ['src/domain/clock-c.ts', "export const now = () => Date['now']();"],
  ['src/domain/chance.ts', 'export const roll = () => Math.random();'],
  ['src/contract/clock.ts', 'export const now = () => performance.now();'],
  ['src/contract/global.ts', 'export const all = () => globalThis;'],
];

const upstreamTerms: Row[] = [
  ['src/domain/word.ts', 'export const state = (status: { abstractGameState: string }) => status.abstractGameState;'],
  ['src/contract/word.ts', "export const key = 'detailedState';"],
  ['src/server/http/word.ts', 'export const plays = (feed: { liveData: string }) => feed.liveData;'],
  ['src/web/word.ts', 'export const data = (pitch: { pitchData: string }) => pitch.pitchData;'],
];

const allowed: Row[] = [
  ['src/domain/holds-schemas.ts', "import { z } from 'zod';\nexport const shape = z.object({});"],
  ['src/domain/import.ts', "import { shape } from './holds-schemas.ts';"],
  ['src/domain/date.ts', 'const day = (ms: number) => new Date(ms);'],
  ['src/contract/holds-schemas.ts', "import { z } from 'zod';\nexport const shape = z.object({});"],
  ['src/contract/ok.ts', "import { shape } from '#domain/holds-schemas.ts';"],
  ['src/server/features/games/ok.ts', "import { x } from '../standings/read-standings.ts';"],
  ['src/server/features/games/own.ts', "import { x } from './read/x.ts';"],
  ['src/server/features/games/sub/own.ts', "import { x } from '../read/x.ts';"],
  ['src/server/features/games/ok.test.ts', "import { x } from '../standings/testing/x.ts';"],
  [
    'src/server/features/games/authorized.ts',
    "import type { Authorized } from '#server/http/endpoints/authorized.ts';",
  ],
  ['src/server/statsapi/ok.ts', 'const state = (status: { abstractGameState: string }) => status.abstractGameState;'],
  ['src/server/contract.ts', "import { now } from '#contract/holds-schemas.ts';"],
  ['src/server/domain.ts', "import { x } from '#domain/x.ts';"],
  ['src/web/ok.ts', "import type { Shape } from '#contract/holds-schemas.ts';"],
  ['src/web/inline.ts', "import { type Shape } from '#domain/holds-schemas.ts';"],
  ['src/web/pages/ok.ts', "import { x } from '#web/features/one/x.ts';"],
  ['src/web/features/one/ui.ts', "import { x } from '#web/ui/x.ts';"],
  ['src/web/features/one/own.ts', "import { x } from './parts/x.ts';"],
  ['league/src/ok.ts', "import { x } from './season/x.ts';\nexport const y = [x, Date.now(), 'liveData'];"],
  ['src/domain/ok.test.ts', "import fc from 'fast-check';"],
];

const reportSchema = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

let tree = '';
let found: Map<string, string[]>;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'called-shot-lint-'));
  cpSync(join(project, 'scripts', 'lint'), join(tree, 'scripts', 'lint'), { recursive: true });
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    cpSync(join(project, name), join(tree, name));
  }
  symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'), 'junction');
  for (const [file, text] of [...arrows, ...impurities, ...upstreamTerms, ...allowed]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${text}\n`);
  }
  found = lint();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('a forbidden import fails the lint', () => {
  test.each(arrows)('%s: %s', (file) => expect(found.get(file)).toContain('called-shot(arrow)'));
});

describe('a clock or randomness in the core fails the lint', () => {
  test.each(impurities)('%s: %s', (file) => expect(found.get(file)).toContain('called-shot(pure-core)'));
});

describe('an upstream term outside the upstream adapter fails the lint', () => {
  test.each(upstreamTerms)('%s: %s', (file) => expect(found.get(file)).toContain('called-shot(wire-words)'));
});

describe('an allowed import passes the lint', () => {
  test.each(allowed)('%s', (file) => {
    expect((found.get(file) ?? []).filter((code) => code.startsWith('called-shot'))).toEqual([]);
  });
});

function lint(): Map<string, string[]> {
  const oxlint = join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'src', 'league'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  const byFile = Map.groupBy(diagnostics, ({ filename }) => filename.replaceAll('\\', '/'));
  return new Map([...byFile].map(([file, problems]) => [file, problems.map(({ code }) => code)]));
}
