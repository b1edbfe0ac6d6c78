import type { Endpoint, TextType } from '#platform/api/endpoint.ts';
import { isPersonal, kindOf, sharingOf } from '#platform/viewer/server/sharing.ts';
import { createDocumentPolicy } from '../content-security-policy.ts';
import type { Visit } from '../create-visit.ts';
import { createHttpBody, sendBody } from '../http-body.ts';
import type { TextDocument } from '../text-document.ts';
import { documentStyle, writeHtml } from '../write-html.ts';
import { writePlainText } from '../write-plain-text.ts';
import { answerCall, type Handler } from './authorize-call.ts';
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
function serveWritten<E extends TextEndpoint, T>(
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

type DocumentEndpoint = Endpoint & { mediaType: 'text/html' | 'text/plain'; errorFormat: 'document'; response?: never };

/** A text, and after how many seconds a browser loads it again; null: only if the reader asks */
type Reading = { document: TextDocument; refresh: number | null };

/**
 * An endpoint that responds with a text: a page without scripts, or plain text where the URL or the client asks for it.
 * `publicUrl`: the URL of the site; null: that of each request
 */
export function serveDocument<E extends DocumentEndpoint>(
  endpoint: E,
  publicUrl: string | null,
  read: Handler<E, Reading>,
): Served {
  return serveWritten(endpoint, read, {
    write({ document, refresh }, { prefersPlainText, origin }) {
      const headers: Record<string, string> = refresh === null ? {} : { refresh: String(refresh) };
      return endpoint.mediaType === 'text/plain' || prefersPlainText
        ? { text: writePlainText(document, publicUrl ?? origin), mediaType: 'text/plain', headers }
        : { text: writeHtml(document), headers };
    },
    headers: { vary: 'accept', 'content-security-policy': createDocumentPolicy(documentStyle) },
  });
}
