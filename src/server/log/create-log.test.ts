import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from './create-log.ts';

test('a full disk does not end the process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'called-shot-full-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  symlinkSync('/dev/full', join(dataDir, 'called-shot.log'));
  const log = createLog({ isProduction: false, dataDir });
  for (let line = 0; line < 3; line += 1) expect(() => log.info('a line')).not.toThrow();
});
