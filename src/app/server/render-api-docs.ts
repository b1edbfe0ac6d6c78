import type { PageResponse, PageAssets } from '#platform/api/page-renderer.ts';
import { html, type Html, tableHtml } from '#platform/http/html.ts';
import type { OpenApi, Operation } from './create-open-api.ts';

type Options = {
  /** the section of the page; null: the page that lists all of them */
  section: string | null;
  theme: 'light' | 'dark' | null;
  fonts: ReturnType<typeof extractFonts>;
};

/** Renders a section of the OpenAPI document as a page without scripts or external files. Null: there is no such section. */
export function renderApiDocs(
  document: OpenApi,
  { section, theme, fonts }: Options,
): Required<Pick<PageResponse, 'html' | 'inline'>> | null {
  const styles = `${fonts.rules}${apiDocsStyle.text}`;
  const { info } = document;
  const sections = listSections(document);
  const operations = section === null ? [] : sections.get(section);
  if (operations === undefined) return null;
  const title = section === null ? 'the public API' : sectionName(section);
  const page = html`<!doctype html>
    <html lang="en" data-theme="${theme ?? 'system'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${fonts.files.map(renderPreload)}
        <title>${section === null ? 'API' : `${title} · API`} · ${info.title}</title>
        <meta name="description" content="${section === null ? '' : `${title}. `}${info.description}" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        ${{ text: `<style>${styles}</style>` }}
      </head>
      <body>
        <main>
          <h1>${info.title}: ${title}</h1>
          ${section === null ? renderIntroduction(document) : html``}
          <p>
            For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. ${section === null ? html`` : linkToAll}
            <a href="/">Back to the games</a>.
          </p>
          <div class="${section === null ? 'sections' : 'columns'}">
            ${
              section === null
                ? [...sections].map(renderSection)
                : [renderNavigation(operations), html`<div>${operations.map(renderOperation)}</div>`]
            }
          </div>
        </main>
      </body>
    </html>`;
  return { html: page.text, inline: { styles: [styles], scripts: [] } };
}

const linkToAll = html`<a href="/api/docs">All sections</a>.`;

type ListedOperation = { method: string; path: string; operation: Operation };

function listSections({ paths }: OpenApi): Map<string, ListedOperation[]> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return Map.groupBy(operations, ({ operation }) => operation.tags[0]);
}

/** 'Season predictions' */
const sectionName = (section: string): string =>
  section.charAt(0).toUpperCase() + section.slice(1).replaceAll(/[-_]/g, ' ');

function renderIntroduction({ info, components }: OpenApi): Html {
  return html`<p>${info.description}</p>
    <p>${String(components.securitySchemes.apiKey?.description)}</p>
    <p>Errors are JSON as well: <code>{"error": {"code", "message", "fields"}}</code>.</p>`;
}

function renderSection([section, operations]: [string, ListedOperation[]]): Html {
  const path = `/api/docs/${section}`;
  return html`<section aria-labelledby="section-${section}">
    <h2 id="section-${section}"><a href="${path}">${sectionName(section)}</a></h2>
    <ul>
      ${operations.map((each) => renderIndexLine(each, path))}
    </ul>
  </section>`;
}

function renderNavigation(operations: readonly ListedOperation[]): Html {
  return html`<nav aria-label="Paths">
    <ul>
      ${operations.map((each) => renderIndexLine(each, ''))}
    </ul>
  </nav>`;
}

const renderPreload = (file: string): Html =>
  html`<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin />`;

const renderMethod = (method: string): Html => html`<b class="${method === 'GET' ? 'reads' : 'writes'}">${method}</b>`;

function renderIndexLine({ method, path, operation }: ListedOperation, page: string): Html {
  return html`<li>
    <a href="${page}#${operation.operationId}">${renderMethod(method)} ${path.replace(/^\/api/, '')}</a>
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
  return tableHtml(['Parameter', 'Where', 'Shape'], rows);
}

/** The styles of the page, with its own copies of the color tokens because it does not load the site's style sheets. */
const apiDocsStyle = html`
  :root { color-scheme: light dark; --paper: light-dark(#faf6ec, #10161c); --card: light-dark(#fffdf7, #171f27); --ink:
  light-dark(#1d2733, #ece6d8); --soft: light-dark(#56606b, #a3adb5); --rule: light-dark(#d9d0bd, #33404b); --red:
  light-dark(#b3261e, #ff7a6e); --blue: light-dark(#1f4e8c, #8ab6ef); --green: light-dark(#2c6a4a, #6cc598); --mono:
  ui-monospace, 'SF Mono', Menlo, Consolas, monospace; } [data-theme=light] { color-scheme: light; } [data-theme=dark] {
  color-scheme: dark; } * { box-sizing: border-box; } html { scroll-padding-top: 1rem; } body { margin: 0; background:
  var(--paper); color: var(--ink); font: .9375rem/1.45 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  } main { margin: 0 auto; max-width: 76rem; padding: 1.5rem clamp(.9rem, 4vw, 2rem) 3rem; } h1 { font: 700
  clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)/1.15 'Zilla Slab', Rockwell, Georgia, serif; margin: 0 0 .5rem; border-bottom:
  2px dotted var(--red); padding-bottom: .5rem; } a { color: var(--blue); } main > p { max-width: 42rem; } .sections {
  columns: 22rem; column-gap: 2.5rem; margin-top: 1.5rem; } .sections section { break-inside: avoid; margin-bottom:
  1.25rem; } ul { margin: 0; padding: 0; list-style: none; } .columns { display: grid; grid-template-columns: minmax(0,
  1fr); gap: 1rem 2rem; margin-top: 1.5rem; } nav ul { columns: 17rem; column-gap: 2rem; } li a { display: block;
  padding: .2rem 0 .2rem 4rem; text-indent: -4rem; min-height: 1.75rem; color: var(--ink); font: .8125rem/1.4
  var(--mono); text-decoration: none; overflow-wrap: anywhere; } li a:hover { text-decoration: underline; } li b {
  display: inline-block; width: 4rem; text-indent: 0; font-size: .6875rem; color: var(--green); } li .writes { color:
  var(--red); } article { background: var(--card); border: 1px solid var(--rule); border-radius: 5px; margin-bottom:
  .75rem; padding: .75rem 1rem; } article:target { border-color: var(--blue); box-shadow: 0 0 0 1px var(--blue); }
  @media (width >= 62rem) { .columns { grid-template-columns: 19rem minmax(0, 1fr); align-items: start; } nav {
  position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; scrollbar-width: thin; scrollbar-color:
  var(--rule) transparent; } nav ul { columns: auto; } } article p { margin: .25rem 0 .5rem; color: var(--soft); } h2 {
  font-size: .9375rem; margin: 0; overflow-wrap: anywhere; } h2 b { color: var(--green); margin-inline-end: .5rem; } h2
  a { display: block; min-height: 1.75rem; padding-block: .2rem; } h2 .writes { color: var(--red); } code, pre {
  font-family: var(--mono); font-size: .8125rem; } pre { overflow: auto; max-height: 24rem; margin: .25rem 0 0; padding:
  .75rem; border-top: 1px solid var(--rule); } table { border-collapse: collapse; width: 100%; font-size: .8125rem; }
  th, td { text-align: start; padding: .35rem 1rem .35rem 0; vertical-align: top; border-top: 1px solid var(--rule);
  overflow-wrap: anywhere; } thead th { color: var(--soft); font-size: .75rem; border: 0; } summary { cursor: pointer;
  min-height: 1.75rem; padding-block: .2rem; }
`;

type Json = Record<string, unknown>;

const formats: Record<string, string> = {
  date: 'a day, YYYY-MM-DD',
  'date-time': 'a time, ISO 8601',
  email: 'an email address',
  uri: 'a URL',
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function describeType({ type, format, enum: values, const: constant, pattern }: Json): string {
  if (Array.isArray(values)) return values.map(String).join(' | ');
  if (constant !== undefined) return JSON.stringify(constant);
  if (typeof format === 'string') return formats[format] ?? format;
  if (typeof pattern === 'string' && pattern.length <= 40) return `text like ${pattern}`;
  if (type === 'integer') return 'whole number';
  return typeof type === 'string' ? type : 'anything';
}

/** JSON Schema gives an integer without bounds the bounds ±2^53, which are left out. */
function describeBounds({ minimum, maximum, exclusiveMinimum, minLength, maxLength }: Json): string[] {
  const within = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return [
    within(exclusiveMinimum) ? `above ${String(exclusiveMinimum)}` : null,
    within(minimum) ? `from ${String(minimum)}` : null,
    within(maximum) ? `up to ${String(maximum)}` : null,
    within(minLength) ? `at least ${String(minLength)} characters` : null,
    within(maxLength) ? `at most ${String(maxLength)} characters` : null,
  ].filter((part) => part !== null);
}

/** Describes the JSON Schema of a parameter, such as 'whole number, above 0' or '1 | 2; default 1'. */
export function describeSchema(schema: Json): string {
  const alternatives = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isJson) : [];
  const kind = alternatives.length > 0 ? alternatives.map(describeSchema).join(' or ') : describeType(schema);
  const text = [kind, ...describeBounds(schema)].join(', ');
  return schema.default === undefined ? text : `${text}; default ${JSON.stringify(schema.default)}`;
}

/** A font without ranges, or with that of the letters; the files of rare characters are loaded when needed. */
const isUsual = (rule: string): boolean => !rule.includes('unicode-range') || /u\+41-5a/i.test(rule);

/** Extracts the `@font-face` rules from the site's style sheets, and the font files to preload. */
export function extractFonts({ styles }: Pick<PageAssets, 'styles'>): { rules: string; files: string[] } {
  const rules: string[] =
    Object.values(styles)
      .join('')
      .match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const files = rules.filter(isUsual).flatMap((rule) => /url\(["']?([^"')]+\.woff2)/.exec(rule)?.[1] ?? []);
  return { rules: rules.join(''), files };
}
