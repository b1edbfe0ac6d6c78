import { apiDocsStyle } from './api-docs-style.ts';
import { type Html, html } from '../pages/html.ts';
import type { OpenApi, Operation } from './open-api.ts';
import { schemaWords } from './schema-words.ts';
import type { siteFonts } from './site-fonts.ts';

type Options = { nonce: string; theme: 'light' | 'dark' | null; fonts: ReturnType<typeof siteFonts> };

/** The OpenAPI document as a page for people: no script, nothing from elsewhere. */
export function apiDocsPage(document: OpenApi, { nonce, theme, fonts }: Options): string {
  const { info, paths } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const page = html`<!doctype html>
    <html lang="en" data-theme="${theme ?? 'system'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${fonts.files.map(preload)}
        <title>API · ${info.title}</title>
        <meta name="description" content="${info.description}" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${{ text: fonts.rules }} ${apiDocsStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title}: the public API</h1>
          <p>${info.description}</p>
          <p>
            Refusals are JSON as well: <code>{"error": {"code", "message", "fields"}}</code>. For programs:
            <a href="/api/openapi.json">OpenAPI 3.1</a>. <a href="/">Back to the games</a>.
          </p>
          <div class="columns">
            <nav aria-label="Paths">
              <ul>
                ${operations.map(indexLine)}
              </ul>
            </nav>
            <div>${operations.map(article)}</div>
          </div>
        </main>
      </body>
    </html>`;
  return page.text;
}

const preload = (file: string): Html =>
  html`<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin />`;

type Listed = { method: string; path: string; operation: Operation };

const methodWord = (method: string): Html => html`<b class="${method === 'GET' ? 'reads' : 'writes'}">${method}</b>`;

function indexLine({ method, path, operation }: Listed): Html {
  return html`<li>
    <a href="#${operation.operationId}">${methodWord(method)} ${path.replace(/^\/api/, '')}</a>
  </li>`;
}

function article({ method, path, operation }: Listed): Html {
  const content = (operation.responses['200'] ?? operation.responses['201'])?.content ?? {};
  const { operationId, requestBody } = operation;
  const answers = Object.entries(content).map(([mediaType, { schema }]) =>
    schemaDetails(`Answer: ${mediaType}`, `Answer of ${operationId}`, schema),
  );
  const body = requestBody ? [schemaDetails('Body: application/json', `Body of ${operationId}`, requestBody)] : [];
  return html`<article id="${operation.operationId}">
    <h2>
      <code>${methodWord(method)}${path}</code>
    </h2>
    <p>${operation.summary}.</p>
    ${parameterTable(operation)}${body}${answers}
  </article>`;
}

function schemaDetails(summary: string, label: string, schema: object): Html {
  return html`<details>
    <summary>${summary}</summary>
    <pre tabindex="0" role="region" aria-label="${label}">${JSON.stringify(schema, null, 1)}</pre>
  </details>`;
}

function parameterTable({ parameters }: Operation): Html {
  if (parameters.length === 0) return html``;
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${where}${required ? ', required' : ''}</td>
        <td>${schemaWords(schema)}</td>
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
