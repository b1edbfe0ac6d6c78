import { Agent, fetch } from 'undici';
import type { Fetch } from './fetch-json.ts';
import { mostBytes } from './read-text.ts';

/** `maxResponseSize` counts the bytes as sent, before decompression. */
const dispatcher = new Agent({ maxResponseSize: mostBytes, connections: 10 });

/** A `fetch` for the upstream that limits the compressed size of a body and the number of connections to a host. */
export const boundedFetch: Fetch = (url, init) => fetch(url, { ...init, dispatcher });
