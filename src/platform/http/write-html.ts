import { type Html, html } from './html.ts';
import { type Block, plainPath, type TextDocument, type TextLink } from './text-document.ts';

/** The styles of all texts: system fonts and colors, short lines, and links that are easy to hit. */
export const documentStyle = [
  ':root{color-scheme:light dark;--ink:light-dark(#1d2733,#ece6d8);--blue:light-dark(#1f4e8c,#8ab6ef)}',
  'body{margin:0 auto;padding:12px 16px;max-width:38em;background:light-dark(#fffdf7,#10161c);color:var(--ink);',
  'font:1em/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'h1,h2,h3{margin:1em 0 .2em;font-size:1.1em;line-height:1.3}h1{margin-top:0;font-size:1.4em}p{margin:0 0 .2em}',
  'ul{margin:0;padding:0;list-style:none}a{display:inline-block;padding:.4em 0;color:var(--blue)}',
].join('');

const writeLink = ({ label, path, note = '' }: TextLink): Html =>
  html`<li><a href="${path}">${label}</a>${note === '' ? '' : `: ${note}`}</li>`;

/** The HTML of a block. */
function writeBlock(block: Block): Html {
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

/** The largest size of a text, in bytes of HTML before compression. */
export const maxDocumentBytes = 10_000;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The number of items, from the first and at least one, that fit in a document which contains everything else already. */
export function countFitting(items: readonly (readonly Block[])[], others: TextDocument): number {
  let left = maxDocumentBytes - bytesOf(writeHtml(others));
  const tooMany = items.findIndex((blocks) => {
    left -= blocks.reduce((sum, block) => sum + bytesOf(writeBlock(block).text), 0);
    return left < 0;
  });
  return tooMany === -1 ? items.length : Math.max(1, tooMany);
}
