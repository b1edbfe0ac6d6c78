import type { Endpoint } from '#platform/api/endpoint.ts';
import { createHttpBody } from '../bodies/http-body.ts';
import { kindOf, sharingOf } from '#platform/viewer/server/sharing.ts';
import { answerCall, type Handler } from './authorize-call.ts';
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
export function servePicture<E extends PictureEndpoint>(endpoint: E, find: Handler<E, Picture>): Served {
  const { mediaType }: PictureEndpoint = endpoint;
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { output } = await answerCall(endpoint, { raw: rawInput(request), visit }, find);
      const { content, maxAge = endpoint.maxAge } = output;
      const { cacheControl, vary } = sharingOf(visit.sharing, kindOf(endpoint), maxAge);
      return sendBody(request, reply, createHttpBody(content, mediaType), { mediaType, cacheControl, vary });
    },
  };
}
