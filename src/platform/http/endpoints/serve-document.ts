import type { Endpoint } from '#platform/api/endpoint.ts';
import { documentStyle } from '../documents/document-style.ts';
import type { TextDocument } from '../documents/text-document.ts';
import { writeHtml } from '../documents/write-html.ts';
import { writePlainText } from '../documents/write-plain-text.ts';
import { createDocumentPolicy } from '../security/content-security-policy.ts';
import type { Handler } from './authorize-call.ts';
import { serveWritten } from './serve-text.ts';
import type { Served } from './served.ts';

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
