import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { serverFolders } from './server-folders.ts';

const databaseAccount = { uid: 65_534, gid: 65_534 };

/** A package of binaries in a folder that no other account can enter. */
function createPackage() {
  const home = createTestFolder();
  const binaries = join(home, 'closed/native');
  mkdirSync(join(binaries, 'bin'), { recursive: true });
  chmodSync(dirname(binaries), 0o700);
  const setVersion = (version: string) => {
    writeFileSync(join(binaries, '../package.json'), JSON.stringify({ version }));
    writeFileSync(join(binaries, 'bin/postgres'), version);
  };
  setVersion('18.4.0');
  return {
    setVersion,
    copy: async () => (await serverFolders(binaries, join(home, 'data'), databaseAccount)).binaries,
  };
}

// only for the superuser binaries are copied
test.skipIf(process.getuid?.() !== 0)('copied binaries are those of the version of the package', async () => {
  const { copy, setVersion } = createPackage();
  const first = await copy();
  expect(basename(first)).toMatch(/^called-shot-postgres-18\.4\.0-/);
  expect(await copy()).toBe(first);
  setVersion('18.5.0');
  const second = await copy();
  expect([first, second].map((folder) => readFileSync(join(folder, 'bin/postgres'), 'utf8'))).toEqual([
    '18.4.0',
    '18.5.0',
  ]);
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

test.skipIf(process.getuid?.() !== 0)('copied binaries of another account, or behind a link, are refused', async () => {
  const { copy } = createPackage();
  const folder = await copy();
  chownSync(folder, databaseAccount.uid, databaseAccount.gid);
  await expect(copy()).rejects.toThrow(
    `${folder} belongs to another account and is not used: run as that account, or move it away`,
  );
  rmSync(folder, { recursive: true });
  symlinkSync(createTestFolder(), folder);
  await expect(copy()).rejects.toThrow('belongs to another account');
  rmSync(folder);
  symlinkSync('/nowhere', folder);
  await expect(copy()).rejects.toThrow('belongs to another account');
  rmSync(folder);
});
