import type { FastifyInstance } from 'fastify';
import { createHttpBody } from './bodies/http-body.ts';
import { sendBody } from './bodies/send-body.ts';
import type { OriginOf } from './create-origin-of.ts';

/** A text for programs that is neither page nor API, such as a feed or a site map. */
export type ServedText = {
  path: string;
  mediaType: string;
  /** seconds */
  maxAge: number;
  /** `origin`: scheme and host of the site, for absolute URLs */
  write(origin: string): string;
};

export function serveTexts(app: FastifyInstance, texts: readonly ServedText[], originOf: OriginOf): void {
  for (const { path, mediaType, maxAge, write } of texts)
    app.get(path, (request, reply) => {
      const body = createHttpBody(write(originOf(request)), mediaType);
      return sendBody(request, reply, body, { mediaType, cacheControl: `public, max-age=${maxAge}` });
    });
}
