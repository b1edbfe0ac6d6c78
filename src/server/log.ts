import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { destination, type Logger, pino } from 'pino';

const largestLog = 20_000_000;

/** The structured log: on standard output in production, else in a file, which leaves the terminal to people. */
export function createLog({ isProduction, dataDir }: { isProduction: boolean; dataDir: string }): Logger {
  if (isProduction) return pino();
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'called-shot.log');
  keepSmall(file);
  return pino(destination({ dest: file, sync: true }));
}

/** A large log of earlier runs becomes `.1`, in place of the one before. */
function keepSmall(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(file, `${file}.1`);
}
