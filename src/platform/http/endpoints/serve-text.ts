import type { Endpoint, TextType } from '#platform/api/endpoint.ts';
import { createHttpBody } from '../http-body.ts';
import { sendBody } from '../send-body.ts';
import { isPersonal, kindOf, sharingOf } from '#platform/viewer/server/sharing.ts';
import { answerCall, type Handler } from './authorize-call.ts';
import type { Visit } from '../visit/create-visit.ts';
import { rawInput, type Served } from './served.ts';

type TextEndpoint = Endpoint & { mediaType: TextType; response?: never };

/**
 * A text; one that explains an error has the status code of that error. `mediaType`: if it is not that of the endpoint. `tagged`: the
 * text without what differs in each response, for the entity tag
 */
type Written = {
  status?: number;
  text: string;
  tagged?: string;
  mediaType?: TextType;
  headers?: Record<string, string>;
};

/**
 * An endpoint that responds with a text for other programs, such as a feed, or with a page without scripts. `write` throws `NotFound`
 * if there is none. `headers` are those of the texts, not of a thrown error.
 */
export function serveText<E extends TextEndpoint>(
  endpoint: E,
  write: Handler<E, string | Written>,
  headers: Record<string, string> = {},
): Served {
  return serveWritten(endpoint, write, {
    write: (text) => (typeof text === 'string' ? { text } : text),
    headers,
  });
}

type Writing<T> = { write: (content: T, visit: Visit) => Written; headers: Record<string, string> };

/** The same for a text of what `read` returns. */
export function serveWritten<E extends TextEndpoint, T>(
  endpoint: E,
  read: Handler<E, T>,
  { write, headers: { vary: ownVary, ...ownHeaders } }: Writing<T>,
): Served {
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { output } = await answerCall(endpoint, { raw: rawInput(request), visit }, read);
      const { status = 200, text, tagged, ...own } = write(output, visit);
      const mediaType = `${own.mediaType ?? endpoint.mediaType}; charset=utf-8`;
      const body = createHttpBody(text, mediaType, { isForOne: isPersonal(endpoint), tagged });
      reply.code(status).headers({ ...ownHeaders, ...own.headers });
      const { cacheControl, vary } = sharingOf(visit.sharing, kindOf(endpoint), endpoint.maxAge);
      return sendBody(request, reply, body, {
        mediaType,
        cacheControl,
        vary: ownVary === undefined ? vary : `${vary}, ${ownVary}`,
      });
    },
  };
}
