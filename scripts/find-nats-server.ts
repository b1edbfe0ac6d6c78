import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, isDistribution, isRoot } from './install-package.ts';

/** Debian installs it in a folder that is not on the path of every user. */
const usualPlaces = ['/usr/sbin/nats-server', '/usr/local/bin/nats-server', '/opt/homebrew/bin/nats-server'];

/** Finds an installed NATS server; null if there is none. */
export function findNatsServer(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nats-server'));
  const candidates = [...onPath, ...usualPlaces];
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0) ?? null;
}

/** Finds a NATS server for tests, or installs Debian's package as root. Null if neither is possible. */
export function findOrInstallNatsServer(): string | null {
  const found = findNatsServer();
  if (found !== null || !isRoot() || !(isDistribution('debian') || isDistribution('ubuntu'))) return found;
  process.stdout.write('Installing nats-server …\n');
  installPackage('nats-server');
  return findNatsServer();
}
