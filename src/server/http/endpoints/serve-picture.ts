import type { Endpoint } from '#contract/endpoint.ts';
import { createHttpBody } from '../bodies/http-body.ts';
import { type ParsedInput, parseInput } from './parse-input.ts';
import { sendBody } from '../bodies/send-body.ts';
import { rawInput, type Served } from './served.ts';

type PictureEndpoint = Endpoint & {
  mediaType: 'image/svg+xml' | 'image/webp' | 'image/png';
  response?: never;
  maxAge: number;
};

/** A drawing or a file's bytes. `maxAge`: seconds, where a cache should ask again sooner than the endpoint says. */
export type Picture = { content: string | Buffer; maxAge?: number };

/** An endpoint that answers with a picture. `find` throws `NotFound` where there is none. */
export function servePicture<E extends PictureEndpoint>(
  endpoint: E,
  find: (input: ParsedInput<E>) => Picture | Promise<Picture>,
): Served<E> {
  const { mediaType } = endpoint;
  return {
    endpoint,
    answer: () => Promise.reject(new TypeError(`${endpoint.path} is a picture`)),
    async respond({ request, reply }) {
      const { content, maxAge = endpoint.maxAge } = await find(parseInput(endpoint, rawInput(request)));
      const body = createHttpBody(content, mediaType);
      return sendBody(request, reply, body, { mediaType, cacheControl: `public, max-age=${maxAge}` });
    },
  };
}
