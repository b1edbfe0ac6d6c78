import { type Html, html } from '../html.ts';
import { documentStyle } from './document-style.ts';
import { type Block, plainPath, type TextDocument, type TextLink } from './text-document.ts';

const writeLink = ({ label, path, note = '' }: TextLink): Html =>
  html`<li><a href="${path}">${label}</a>${note === '' ? '' : `: ${note}`}</li>`;

/** The HTML of a block. */
export function writeBlock(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? html`<h2>${block.text}</h2>` : html`<h3>${block.text}</h3>`;
    case 'facts':
      return html`${block.facts.map((fact) => html`<p>${fact}</p>`)}`;
    case 'list':
      return writeList(block.items.map((item) => html`<li>${item}</li>`));
    default:
      return writeList(block.links.map(writeLink));
  }
}

function writeList(items: readonly Html[]): Html {
  return { text: `<ul>${html`${items}`.text}</ul>` };
}

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
<meta name="robots" content="noindex"><style>${documentStyle}</style>`;

/** Writes a text as a page: no scripts and no other files. */
export function writeHtml({ title, path, page, blocks }: TextDocument): string {
  const body = html`<title>${title} · Called Shot</title>
<link rel="canonical" href="${page}"><link rel="alternate" type="text/plain" href="${plainPath(path)}"></head>
<body><main><h1>${title}</h1>${blocks.map(writeBlock)}</main></body></html>
`;
  return `${head}${body.text}`;
}
