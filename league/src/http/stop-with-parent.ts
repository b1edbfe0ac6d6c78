import { fstatSync } from 'node:fs';

/** Calls `stop` on a signal to end, and when standard input is a pipe whose other end closes: the parent is gone. */
export function stopWithParent(stop: () => void) {
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const input = fstatSync(0);
  if (!input.isFIFO() && !input.isSocket()) return;
  process.stdin.once('end', stop).once('error', stop).resume();
}
