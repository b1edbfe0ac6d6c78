import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithMessage } from './messages.mjs';
import { pinnedNode, projectEnvironment, root } from './project.mjs';

/** `scripts/build` has every script that the build runs. */
const shared = ['src', 'scripts/build', 'package.json', 'package-lock.json'];

/** Code of the other side, which the lint keeps out of a part: its changes need no new build. */
const ofBrowser = /^src\/(?:ui|pages)\/|\/(?:browser|page|rendering|screen|shell|offline)\/|\/queries(?:\/|\.)/;
const ofServer = /\/(?:server|operator|upstream|statsapi)\//;

/** What is built separately; `sources`: the files and folders from which it is made, without `others`. */
export const parts = {
  programs: {
    stamp: join(root, 'dist', 'programs', '.built-from'),
    sources: [...shared, 'simulator/src', 'simulator/package.json'],
    others: ofBrowser,
  },
  pages: {
    stamp: join(root, 'dist', '.built-from'),
    sources: [...shared, 'vite.config.ts'],
    others: ofServer,
  },
};

/** True when the programs and the pages were built from the current sources. */
export function isBuilt() {
  return Object.values(parts).every(isCurrent);
}

/** Builds what is not current, at once. The stamp of a part is written last, so that an interrupted build is not used. */
export async function build() {
  const stale = Object.entries(parts).filter(([, part]) => !isCurrent(part));
  await Promise.all(stale.map(([name, part]) => buildPart(name, part)));
}

function isCurrent({ stamp, sources, others }) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources, others);
}

async function buildPart(name, { stamp, sources, others }) {
  rmSync(stamp, { force: true });
  const sourceHash = fingerprint(sources, others);
  const builder = spawn(pinnedNode, ['scripts/build/build.ts', name], {
    cwd: root,
    env: { ...projectEnvironment(), BUILT_FROM: sourceHash },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(builder, 'exit');
  if (status !== 0) exitWithMessage(`Building the ${name} failed; see above.`);
  writeFileSync(stamp, sourceHash);
}

/** Changes when one of the files changes, or a file of one of the folders, unless its path matches `others`. */
export function fingerprint(sources, others = /^$/) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(files).filter((file) => !others.test(file))) {
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
