import type { Endpoint, TextType } from '#platform/api/endpoint.ts';
import { createHttpBody } from '../bodies/http-body.ts';
import { sendBody } from '../bodies/send-body.ts';
import { authorizeCall, type Caller, isPersonal } from './authorize-call.ts';
import type { ParsedInput } from './parse-input.ts';
import { rawInput, type Served } from './served.ts';
import { serveAtInstant } from './serve-at-instant.ts';
import { sharingOf } from './sharing-of.ts';

type TextEndpoint = Endpoint & { mediaType: TextType; response?: never };

/** A text; one that explains an error has the status code of that error. `mediaType`: if it is not that of the endpoint */
type Written = string | { status?: number; text: string; mediaType?: TextType; headers?: Record<string, string> };

/**
 * An endpoint that responds with a text for other programs, such as a feed, or with a page without scripts. `write` throws `NotFound`
 * if there is none. `headers` are those of the texts, not of a thrown error.
 */
export function serveText<E extends TextEndpoint>(
  endpoint: E,
  write: (input: ParsedInput<E>, caller: Caller<E>) => Promise<Written>,
  { vary: ownVary, ...ownHeaders }: Record<string, string> = {},
): Served {
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { input, caller } = await authorizeCall(endpoint, rawInput(request), visit);
      const written = await serveAtInstant(endpoint, { visit, input }, () => write(input, caller));
      const {
        status = 200,
        text,
        ...own
      }: Exclude<Written, string> = typeof written === 'string' ? { text: written } : written;
      const mediaType = `${own.mediaType ?? endpoint.mediaType}; charset=utf-8`;
      const body = createHttpBody(text, mediaType, { isForOne: isPersonal(endpoint) });
      reply.code(status).headers({ ...ownHeaders, ...own.headers });
      const { cacheControl, vary } = sharingOf(endpoint, visit);
      return sendBody(request, reply, body, {
        mediaType,
        cacheControl,
        vary: ownVary === undefined ? vary : `${vary}, ${ownVary}`,
      });
    },
  };
}
