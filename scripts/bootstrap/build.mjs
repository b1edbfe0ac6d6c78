import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, projectEnvironment, root } from './project.mjs';
import { exitWithMessage } from './messages.mjs';

const sources = [
  'src/web',
  'src/domain',
  'src/contract',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/drop-unused-code.ts',
  'scripts/shake-router.ts',
  'scripts/unused-query-code.ts',
  'scripts/unused-router-code.ts',
  'package-lock.json',
];
const stamp = join(root, 'dist', '.built-from');

/** True when the built pages were made from the current sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the pages. The stamp in `dist` is written last, so that an interrupted build is not used. */
export function build() {
  rmSync(stamp, { force: true });
  const sourceHash = fingerprint();
  const { status } = spawnSync(pinnedNode, ['scripts/build.ts'], {
    cwd: root,
    env: { ...projectEnvironment(), BUILT_FROM: sourceHash },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) exitWithMessage('Building the pages failed; see above.');
  writeFileSync(stamp, sourceHash);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(files)) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .toSorted()
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => files(`${path}/${name}`));
}
