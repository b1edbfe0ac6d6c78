import { type Html, html } from './html.ts';
import type { OpenApi, Operation } from './open-api.ts';

type Options = { nonce: string; theme: 'light' | 'dark' | null };

const css = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
[data-theme=light] { color-scheme: light; } [data-theme=dark] { color-scheme: dark; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
article { border-top: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); padding-block: 1rem; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: color-mix(in srgb, CanvasText 7%, Canvas); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { text-align: start; padding: .25rem 1rem .25rem 0; vertical-align: top; }
summary { cursor: pointer; min-height: 1.5rem; }
`;

/** The OpenAPI document as a page for people: no script, nothing from elsewhere. */
export function apiDocsPage(document: OpenApi, { nonce, theme }: Options): string {
  const { info, paths } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => article(method.toUpperCase(), path, operation)),
  );
  const page = html`<!doctype html>
    <html lang="en" data-theme="${theme ?? 'system'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>API · ${info.title}</title>
        <style nonce="${nonce}">
          ${css}
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
          ${operations}
        </main>
      </body>
    </html>`;
  return page.text;
}

function article(method: string, path: string, operation: Operation): Html {
  const content = operation.responses['200']?.content ?? {};
  const answers = Object.entries(content).map(
    ([mediaType, { schema }]) =>
      html`<details>
        <summary>Answer: ${mediaType}</summary>
        <pre tabindex="0" role="region" aria-label="Schema of ${operation.operationId}">
${JSON.stringify(schema, null, 1)}</pre>
      </details>`,
  );
  return html`<article id="${operation.operationId}">
    <h2><code>${method} ${path}</code></h2>
    <p>${operation.summary}.</p>
    ${parameterTable(operation)}${answers}
  </article>`;
}

function parameterTable({ parameters }: Operation): Html {
  if (parameters.length === 0) return html``;
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${where}${required ? ', required' : ''}</td>
        <td><code>${JSON.stringify(schema)}</code></td>
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
