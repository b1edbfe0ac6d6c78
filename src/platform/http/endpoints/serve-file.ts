import { Readable } from 'node:stream';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { authorizeCall, type Caller } from './authorize-call.ts';
import type { ParsedInput } from './parse-input.ts';
import { rawInput, type Served } from './served.ts';
import { sharingOf } from './sharing-of.ts';

type FileEndpoint = Endpoint & { mediaType: 'text/csv'; access: 'owner'; response?: never };

/**
 * An endpoint that responds with a file to download, which is sent while it is read. An error before the first part has an ordinary
 * response; a later one closes the connection, so that the browser reports an incomplete file.
 */
export function serveFile<E extends FileEndpoint>(
  endpoint: E,
  name: string,
  read: (input: ParsedInput<E>, caller: Caller<E>) => AsyncIterable<string>,
): Served {
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { input, caller } = await authorizeCall(endpoint, rawInput(request), visit);
      const parts = read(input, caller)[Symbol.asyncIterator]();
      const first = await parts.next();
      const { cacheControl, vary } = sharingOf(endpoint, visit);
      return reply
        .headers({ 'cache-control': cacheControl, vary })
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(`${endpoint.mediaType}; charset=utf-8`)
        .send(Readable.from(allParts(first, parts), { objectMode: false }));
    },
  };
}

async function* allParts(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let part = first; part.done !== true; part = await rest.next()) yield part.value;
  } finally {
    await rest.return?.();
  }
}
