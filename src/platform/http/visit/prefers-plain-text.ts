import type { IncomingMessage } from 'node:http';

/** Whether a client asks for plain text: its `Accept` begins with `text/plain`. Browsers never send that for a page. */
export function prefersPlainText({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^\s*text\/plain\b/i.test(headers.accept ?? '');
}
