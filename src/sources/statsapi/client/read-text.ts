import { UpstreamError } from '#platform/outgoing/upstream-error.ts';

/** Limit of a body, compressed and decompressed. The largest used response, the list of all players, has 1.5 MB. */
export const mostBytes = 8_000_000;

/** Reads a body as UTF-8. Rejects with reason `limit`, and cancels the body, when it is larger than `mostBytes`. */
export async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new UpstreamError('limit', `The upstream's response has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
