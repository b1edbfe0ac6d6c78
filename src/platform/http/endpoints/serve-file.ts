import { Readable } from 'node:stream';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { kindOf, sharingOf } from '#platform/viewer/server/sharing.ts';
import { answerCall, type Handler } from './authorize-call.ts';
import { rawInput, type Served } from './served.ts';

type FileEndpoint = Endpoint & { mediaType: 'text/csv'; access: 'owner'; response?: never };

/**
 * An endpoint that responds with a file to download, which is sent while it is read. An error before the first part has an ordinary
 * response; a later one closes the connection, so that the browser reports an incomplete file.
 */
export function serveFile<E extends FileEndpoint>(
  endpoint: E,
  name: string,
  read: Handler<E, AsyncIterable<string>>,
): Served {
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { output } = await answerCall(endpoint, { raw: rawInput(request), visit }, read);
      const parts = output[Symbol.asyncIterator]();
      const first = await parts.next();
      const { cacheControl, vary } = sharingOf(visit.sharing, kindOf(endpoint), endpoint.maxAge);
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
