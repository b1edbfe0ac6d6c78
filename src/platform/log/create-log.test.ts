import { temporaryFolder } from '#app/testing/temporary-folder.ts';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

test('a full disk does not end the process', () => {
  const dataDir = temporaryFolder();
  symlinkSync('/dev/full', join(dataDir, 'called-shot.log'));
  const log = createLog({ isProduction: false, dataDir });
  for (let line = 0; line < 3; line += 1) expect(() => log.info('a line')).not.toThrow();
});
