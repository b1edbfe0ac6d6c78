import type { FastifyInstance } from 'fastify';
import { fillPath, pages } from '#platform/api/pages.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { html } from '#platform/http/html.ts';
import type { OriginOf } from '#platform/http/same-origin.ts';

/** `contact`: an email address or an http(s) URL. `realNow`: epoch ms */
export type WellKnown = { contact: string | null; realNow: () => number };

const day = 86_400_000;
/** RFC 9116, 2.5.5: less than a year */
const validDays = 180;

/** Serves what programs look for at a fixed place: the contact for vulnerabilities, where to change a password, how to search. */
export function serveWellKnown(app: FastifyInstance, { contact, realNow }: WellKnown, originOf: OriginOf): void {
  app.get('/.well-known/security.txt', (request, reply) => {
    if (contact === null) throw new NotFound('No contact address has been set up.');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(contact, originOf(request), realNow()));
  });
  // https://www.w3.org/TR/change-password-url
  app.get('/.well-known/change-password', (_, reply) =>
    reply.redirect(fillPath(pages.settings.itemPath, 'security'), 302),
  );
  app.get('/opensearch.xml', (request, reply) =>
    reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(searchDescription(originOf(request))),
  );
}

/** RFC 9116. `now`: epoch ms */
export function securityText(contact: string, origin: string, now: number): string {
  const expires = new Date(Math.floor(now / day + validDays) * day).toISOString();
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** OpenSearch 1.1, so that browsers offer the search of the site. */
function searchDescription(origin: string): string {
  const description = html`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
    <ShortName>Called Shot</ShortName>
    <Description>Players, clubs, games and users</Description>
    <InputEncoding>UTF-8</InputEncoding>
    <image width="180" height="180" type="image/png">${origin}/icons/icon-180.png</image>
    <Url type="text/html" template="${origin}${pages.search.path}?q={searchTerms}" />
  </OpenSearchDescription>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${description.text}`;
}
