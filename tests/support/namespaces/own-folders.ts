import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

/**
 * The words that start a program with folders of its own, empty and in memory, as `PrivateTmp=yes` of systemd does. A project in one of
 * them stays there.
 */
export function withOwnFolders(folders: readonly string[], command: readonly string[]): [string, ...string[]] {
  const mounts = folders.map((folder) => `mount -t tmpfs -o mode=1777 tmpfs ${folder}`);
  const isCovered = folders.some((folder) => project.startsWith(`${folder}/`));
  // the mounts are those of the program alone
  const steps = isCovered
    ? ['mount --bind "$0" /mnt', ...mounts, 'mkdir -p "$0"', 'mount --bind /mnt "$0"', 'cd "$0"']
    : mounts;
  return ['unshare', '--mount', 'sh', '-c', [...steps, 'exec "$@"'].join(' && '), project, ...command];
}

const [program, ...probe] = withOwnFolders(['/tmp'], ['true']);

/** Only the superuser of Linux may do it, and not in every container. */
export const canMount = process.platform === 'linux' && spawnSync(program, probe).status === 0;

export const noMounts = 'the system does not allow folders of its own for a program';
