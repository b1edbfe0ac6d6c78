import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder, also for the data of an application. It is deleted after the test, or after all tests with `afterAll`. */
export function createTestFolder(after: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-test-'));
  // when run as root, the database server runs under another account, which needs access
  chmodSync(folder, 0o755);
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
