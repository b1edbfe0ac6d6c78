import { apiDocsStyle } from './api-docs-style.ts';
import type { PageResponse } from '#platform/api/page-renderer.ts';
import { type Html, html } from '#platform/http/html.ts';
import type { OpenApi, Operation } from './create-open-api.ts';
import { describeSchema } from './describe-schema.ts';
import type { extractFonts } from './extract-fonts.ts';

type Options = { theme: 'light' | 'dark' | null; fonts: ReturnType<typeof extractFonts> };

/** Renders the OpenAPI document as a page without scripts or external files. */
export function renderApiDocs(
  document: OpenApi,
  { theme, fonts }: Options,
): Required<Pick<PageResponse, 'html' | 'inline'>> {
  const styles = `${fonts.rules}${apiDocsStyle.text}`;
  const { info, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const page = html`<!doctype html>
    <html lang="en" data-theme="${theme ?? 'system'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${fonts.files.map(renderPreload)}
        <title>API · ${info.title}</title>
        <meta name="description" content="${info.description}" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        ${{ text: `<style>${styles}</style>` }}
      </head>
      <body>
        <main>
          <h1>${info.title}: the public API</h1>
          <p>${info.description}</p>
          <p>${String(components.securitySchemes.apiKey?.description)}</p>
          <p>
            Errors are JSON as well: <code>{"error": {"code", "message", "fields"}}</code>. For programs:
            <a href="/api/openapi.json">OpenAPI 3.1</a>. <a href="/">Back to the games</a>.
          </p>
          <div class="columns">
            <nav aria-label="Paths">
              <ul>
                ${operations.map(renderIndexLine)}
              </ul>
            </nav>
            <div>${operations.map(renderOperation)}</div>
          </div>
        </main>
      </body>
    </html>`;
  return { html: page.text, inline: { styles: [styles], scripts: [] } };
}

const renderPreload = (file: string): Html =>
  html`<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin />`;

type ListedOperation = { method: string; path: string; operation: Operation };

const renderMethod = (method: string): Html => html`<b class="${method === 'GET' ? 'reads' : 'writes'}">${method}</b>`;

function renderIndexLine({ method, path, operation }: ListedOperation): Html {
  return html`<li>
    <a href="#${operation.operationId}">${renderMethod(method)} ${path.replace(/^\/api/, '')}</a>
  </li>`;
}

function accessText({ security = [] }: Operation): string {
  const [needs, canUseKey] = [
    !security.some((way) => Object.keys(way).length === 0),
    security.some((way) => way.apiKey),
  ];
  if (security.length === 0) return '';
  if (!needs) return ' With a session or an API key, the response has your own part.';
  return canUseKey ? ' Needs a session or an API key.' : ' Needs a session.';
}

function renderOperation({ method, path, operation }: ListedOperation): Html {
  const content = (operation.responses['200'] ?? operation.responses['201'])?.content ?? {};
  const { operationId, requestBody } = operation;
  const responses = Object.entries(content).map(([mediaType, { schema }]) =>
    renderSchema(`Response: ${mediaType}`, `Response of ${operationId}`, schema),
  );
  const body = requestBody ? [renderSchema('Body: application/json', `Body of ${operationId}`, requestBody)] : [];
  return html`<article id="${operation.operationId}">
    <h2>
      <code>${renderMethod(method)}${path}</code>
    </h2>
    <p>${operation.summary}.${accessText(operation)}</p>
    ${renderParameters(operation)}${body}${responses}
  </article>`;
}

function renderSchema(summary: string, label: string, schema: object): Html {
  return html`<details>
    <summary>${summary}</summary>
    <pre tabindex="0" role="region" aria-label="${label}">${JSON.stringify(schema, null, 1)}</pre>
  </details>`;
}

function renderParameters({ parameters }: Operation): Html {
  if (parameters.length === 0) return html``;
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${where}${required ? ', required' : ''}</td>
        <td>${describeSchema(schema)}</td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">Where</th>
        <th scope="col">Shape</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
