import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { destination, type Logger, pino } from 'pino';

const maxLogBytes = 20_000_000;

/** Creates the structured log: on standard output in production, otherwise in a file so that the terminal stays readable. */
export function createLog({ isProduction, dataDir }: { isProduction: boolean; dataDir: string }): Logger {
  if (isProduction) return pino();
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'called-shot.log');
  rotateLog(file);
  return pino(destination({ dest: file, sync: true }));
}

/** Renames a large log of earlier runs to `.1`. */
function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(file, `${file}.1`);
}
