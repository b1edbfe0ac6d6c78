import { fstatSync } from 'node:fs';

/** Calls `stop` on SIGTERM and SIGINT, and when standard input is a pipe that closes because the parent process ended. */
export function stopWithParent(stop: () => void) {
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const input = fstatSync(0);
  if (!input.isFIFO() && !input.isSocket()) return;
  process.stdin.once('end', stop).once('error', stop).resume();
}
