import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Reads the JSON body of a request; undefined when it is not JSON. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request));
  } catch {
    return undefined;
  }
}
