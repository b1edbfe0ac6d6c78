import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** npm links the one that the package for this platform contains. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/**
 * The environment of child processes: the project's tools and the pinned Node come first on the path, and compiled modules are
 * cached, which halves the time of a start.
 */
export function projectEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(separator),
  };
}

export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
