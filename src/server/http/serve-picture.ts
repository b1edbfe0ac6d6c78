import type { Endpoint } from '#contract/endpoint.ts';
import { createHttpBody } from './http-body.ts';
import { type ParsedInput, parseInput } from './parse-input.ts';
import { sendBody } from './send-body.ts';
import { rawInput, type Served } from './served.ts';

type PictureEndpoint = Endpoint & { mediaType: 'image/svg+xml'; response?: never; maxAge: number };

/** An endpoint that answers with a drawing. `draw` throws `NotFound` where there is nothing to draw. */
export function servePicture<E extends PictureEndpoint>(
  endpoint: E,
  draw: (input: ParsedInput<E>) => string,
): Served<E> {
  const { mediaType, maxAge } = endpoint;
  return {
    endpoint,
    answer: () => Promise.reject(new TypeError(`${endpoint.path} is a picture`)),
    async respond({ request, reply }) {
      const body = createHttpBody(draw(parseInput(endpoint, rawInput(request))), mediaType);
      return sendBody(request, reply, body, { mediaType, cacheControl: `public, max-age=${maxAge}` });
    },
  };
}
