import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { workerPolicy } from './content-security-policy.ts';
import { networkOf, type TakeTurn } from './fair-share.ts';
import { createHttpBody, type HttpBody, sendBody } from './http-body.ts';
import type { OriginOf } from './same-origin.ts';

/** A text for programs that is neither page nor API, such as a feed or a site map. */
export type ServedText = {
  path: string;
  mediaType: string;
  /** seconds */
  maxAge: number;
  /** `origin`: scheme and host of the site, for absolute URLs */
  write(origin: string): string;
};

type Options = { originOf: OriginOf; takeTurn: TakeTurn };

export function serveTexts(app: FastifyInstance, texts: readonly ServedText[], { originOf, takeTurn }: Options): void {
  for (const { path, mediaType, maxAge, write } of texts) {
    // nearly all requests name the same site, and others may name any
    let newest: { origin: string; body: HttpBody } | null = null;
    const bodyFor = (origin: string): HttpBody => {
      if (newest?.origin !== origin) newest = { origin, body: createHttpBody(write(origin), mediaType) };
      return newest.body;
    };
    app.get(path, (request, reply) => {
      const send = async () =>
        sendBody(request, reply, bodyFor(originOf(request)), { mediaType, cacheControl: `public, max-age=${maxAge}` });
      return takeTurn(networkOf(request.ip), send, 2);
    });
  }
}

const workerPath = '/sw.js';

/** Serves the files of a built folder, in the form that the build compressed. Each file is a route; no other path is. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    // RFC 9110, 14.2: a range applies to GET only
    scope.addHook('onRequest', async ({ method, headers }) => {
      if (method === 'HEAD') delete headers.range;
    });
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders,
    });
  });
}

function setHeaders(reply: FastifyReply): void {
  const { url = '' } = reply.request.routeOptions;
  void reply.header('cache-control', cacheControlOf(url));
  if (url === workerPath) void reply.header('content-security-policy', workerPolicy);
}

/** The bundler names files in /assets by their content. The service worker and the files of pages without a connection keep their names. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.js') ? 'no-cache' : 'public, max-age=3600';
}
