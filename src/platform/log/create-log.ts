import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { destination, type Logger, pino } from 'pino';
import { redactLine } from './redact-line.ts';
import { serializeError } from './serialize-error.ts';
import { serializeRequest } from './serialize-request.ts';

const maxLogBytes = 20_000_000;
/** unwritten lines are dropped beyond this size */
const maxPendingBytes = 1_000_000;

/**
 * Creates the structured log: on standard output in production, otherwise in a file so that the terminal stays readable.
 * No line contains personal data, secrets or full client addresses. Lines that cannot be written are dropped.
 */
export function createLog({ isProduction, dataDir }: { isProduction: boolean; dataDir: string }): Logger {
  const stream = destination({
    dest: isProduction ? 1 : openLogFile(dataDir),
    sync: true,
    maxLength: maxPendingBytes,
  });
  // without a listener, a full disk would end the process
  const ignore = () => undefined;
  stream.on('error', ignore);
  for (const output of [process.stdout, process.stderr]) output.on('error', ignore);
  const serializers = { err: serializeError, req: serializeRequest };
  return pino({ serializers, hooks: { streamWrite: redactLine } }, stream);
}

function openLogFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'called-shot.log');
  rotateLog(file);
  return file;
}

/** Renames a large log of earlier runs to `.1`. */
function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(file, `${file}.1`);
}
