import type { Endpoint } from '#contract/api/endpoint.ts';
import { createHttpBody } from '../bodies/http-body.ts';
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

/** An endpoint that responds with a picture. `find` throws `NotFound` if there is none. */
export function servePicture<E extends PictureEndpoint>(
  endpoint: E,
  find: (input: ParsedInput<E>) => Picture | Promise<Picture>,
): Served<E> {
  const { mediaType } = endpoint;
  return {
    endpoint,
    call: () => Promise.reject(new TypeError(`${endpoint.path} is a picture`)),
    async respond({ request, reply }) {
      const { content, maxAge = endpoint.maxAge } = await find(parseInput(endpoint, rawInput(request)));
      const body = createHttpBody(content, mediaType);
      return sendBody(request, reply, body, { mediaType, cacheControl: `public, max-age=${maxAge}` });
    },
  };
}
