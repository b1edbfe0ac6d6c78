import type { Endpoint } from '#platform/api/endpoint.ts';
import { createHttpBody } from '../bodies/http-body.ts';
import type { Visit } from '../visit/create-visit.ts';
import { refuseHidden } from './authorize-call.ts';
import { serveAtInstant } from './serve-at-instant.ts';
import { sharingOf } from './sharing-of.ts';
import { type ParsedInput, parseInput } from './parse-input.ts';
import { sendBody } from '../bodies/send-body.ts';
import { rawInput, type Served } from './served.ts';

type PictureEndpoint = Endpoint & {
  mediaType: 'image/svg+xml' | 'image/webp' | 'image/png';
  response?: never;
  maxAge: number;
};

/** SVG text or the bytes of a file. `maxAge`: seconds, if shorter than the endpoint's. */
export type Picture = { content: string | Buffer; maxAge?: number };

type Viewer = Pick<Visit, 'instant' | 'hidden'>;

/** An endpoint that responds with a picture. `find` throws `NotFound` if there is none. */
export function servePicture<E extends PictureEndpoint>(
  endpoint: E,
  find: (input: ParsedInput<E>, viewer: Viewer) => Picture | Promise<Picture>,
): Served {
  const { mediaType }: PictureEndpoint = endpoint;
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      refuseHidden(endpoint, visit.hidden);
      const input = parseInput(endpoint, rawInput(request));
      const { content, maxAge } = await serveAtInstant(endpoint, { visit, input }, async () => find(input, visit));
      return sendBody(request, reply, createHttpBody(content, mediaType), {
        mediaType,
        ...sharingOf(endpoint, visit, maxAge),
      });
    },
  };
}
