import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, projectEnvironment, root } from './project.mjs';
import { stop } from './say.mjs';

const sources = ['src/web', 'src/domain', 'src/contract', 'vite.config.ts', 'scripts/build.ts', 'package-lock.json'];
const stamp = join(root, 'dist', '.built-from');

/** True when the built pages were made from the sources as they are now. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the pages; `dist` says what it was built from only once all of it is there. */
export function build() {
  rmSync(stamp, { force: true });
  const made = fingerprint();
  const { status } = spawnSync(pinnedNode, ['scripts/build.ts'], {
    cwd: root,
    env: { ...projectEnvironment(), BUILT_FROM: made },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) stop('Building the pages failed; see above.');
  writeFileSync(stamp, made);
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
