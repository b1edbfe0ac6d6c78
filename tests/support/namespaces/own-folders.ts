import { spawnSync } from 'node:child_process';

/** The words that start a program with folders of its own, empty and in memory, as `PrivateTmp=yes` of systemd does. */
export function withOwnFolders(folders: readonly string[], command: readonly string[]): [string, ...string[]] {
  const mounts = folders.map((folder) => `mount -t tmpfs -o mode=1777 tmpfs ${folder}`).join(' && ');
  return ['unshare', '--mount', 'sh', '-c', `${mounts} && exec "$@"`, 'sh', ...command];
}

const [program, ...probe] = withOwnFolders(['/tmp'], ['true']);

/** Only the superuser of Linux may do it, and not in every container. */
export const canMount = process.platform === 'linux' && spawnSync(program, probe).status === 0;

export const noMounts = 'the system does not allow folders of its own for a program';
