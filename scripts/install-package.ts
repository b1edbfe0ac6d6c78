import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs a package of Debian or Ubuntu. The waits are short, because a machine can be without a network. */
export function installPackage(name: string): void {
  runQuietly('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1']);
  runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

export function runQuietly(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function isDistribution(name: 'debian' | 'ubuntu'): boolean {
  return existsSync('/etc/os-release') && readFileSync('/etc/os-release', 'utf8').split('\n').includes(`ID=${name}`);
}
