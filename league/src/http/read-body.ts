import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** The JSON of a request; undefined when it is none. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request));
  } catch {
    return undefined;
  }
}
