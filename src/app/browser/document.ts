import type { InlineTexts, PageAssets, PageRequest } from '#platform/api/page-renderer.ts';
import { pageAssets, usedStyleSheets } from './page-assets.ts';
import { fullTitle, productName, type PageHead } from '#platform/api/browser/page-head.ts';
import { pageStateId } from './page-state.ts';
import { startScript } from './start/start-script.ts';
import icon from './public/assets/icon.svg?raw';

type DocumentParts = Pick<PageRequest, 'theme'> & {
  /** canonical address; null if there is none, such as for an error */
  canonical: string | null;
  origin: string;
  assets: PageAssets;
  body: string;
  head: PageHead | undefined;
  /** the modules of the application's pages */
  modules: string[];
  /** the state of the application as JSON */
  state: string;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

const fallbackHead: PageHead = { title: productName, description: 'Follow the game, call the winner.' };

const backgrounds = { light: '#faf6ec', dark: '#10161c' } as const;

/** The color of the browser's toolbar: the background of the chosen theme, or of the system's theme. */
function themeColorTags(theme: PageRequest['theme']): string {
  if (theme !== null) return `<meta name="theme-color" content="${backgrounds[theme]}">`;
  return (['light', 'dark'] as const)
    .map((each) => `<meta name="theme-color" content="${backgrounds[each]}" media="(prefers-color-scheme: ${each})">`)
    .join('');
}

/** The Open Graph tags of a page (ogp.me), for link previews. */
function shareTags({ origin, head = fallbackHead }: DocumentParts, canonical: string): string {
  const tags = {
    'og:site_name': productName,
    'og:type': 'website',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': canonical,
    'og:image': `${origin}${head.picture ?? '/pictures/share.png'}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const card = '<meta name="twitter:card" content="summary_large_image">';
  const lines = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [...lines, card].join('');
}

/** Lets feed readers find the feed of a page. */
function feedTag({ origin, head }: DocumentParts): string {
  if (head?.feed === undefined) return '';
  const { title, path } = head.feed;
  return `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(origin + path)}">`;
}

/** Lets browsers and readers find the text version of a page. */
function textTag({ origin, head }: DocumentParts): string {
  if (head?.textVersion === undefined) return '';
  return `<link rel="alternate" type="text/html" title="Text version" href="${escapeHtml(origin + head.textVersion)}">`;
}

/** Lets other sites find the embed of a page (https://oembed.com, section 4). */
function embedTag({ origin, head }: DocumentParts, canonical: string): string {
  if (head?.isEmbeddable !== true) return '';
  const address = `${origin}/oembed?url=${encodeURIComponent(canonical)}&format=json`;
  return `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(head.title)}" href="${escapeHtml(address)}">`;
}

/** `scripts` are elements of the page: those of development. `laterScripts` are loaded after the first view. */
function assetsOf({ assets, modules, body }: DocumentParts) {
  const needed = pageAssets(assets, modules);
  const { entries, preloads, fonts } = needed;
  const { devScripts } = assets;
  return {
    ...usedStyleSheets(needed, body),
    fonts,
    scripts: devScripts ?? [],
    laterScripts: devScripts ? [] : [...entries, ...preloads],
  };
}

/** Marks the end of the page. `rel="expect"` is satisfied by an element's start tag, so the root element cannot be used. */
const endOfPage = 'end-of-page';

type NeededAssets = ReturnType<typeof assetsOf>;

// in the document: a request would compete with the fonts of the first view
const iconAddress = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C')}`;

function headHtml(parts: DocumentParts, { styles, styleFiles, fonts }: NeededAssets): string {
  const { canonical, theme, head = fallbackHead } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(head.title))}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">${shareTags(parts, canonical)}${feedTag(parts)}${textTag(parts)}${embedTag(parts, canonical)}`,
    themeColorTags(theme),
    // render only when the whole page has arrived: the layout of a partial page would shift
    `<link rel="expect" href="#${endOfPage}" blocking="render">`,
    `<link rel="icon" href="${iconAddress}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
    styles === '' ? '' : `<style>${styles}</style>`,
    // already inlined: a link of an unknown type is not fetched, and the loader of the bundle finds the style sheet
    ...styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" type="inlined">`),
    // in the head: the first paint waits a moment for fonts
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
  ].join('');
}

function scriptTags({ scripts }: NeededAssets): string {
  return scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`).join('');
}

function startTag({ laterScripts }: NeededAssets): string {
  const scripts = laterScripts.map((file) => `/${file}`).join(' ');
  return `<script id="${endOfPage}"${scripts === '' ? '' : ` data-scripts="${scripts}"`}>${startScript}</script>`;
}

function stateTag({ state }: DocumentParts): string {
  return `<script type="application/json" id="${pageStateId}">${state}</script>`;
}

/** The whole HTML document around a rendered page, with the inline texts for its policy. */
export function createDocument(parts: DocumentParts): { html: string; inline: InlineTexts } {
  const assets = assetsOf(parts);
  const theme = parts.theme === null ? '' : ` data-theme="${parts.theme}"`;
  const html = [
    `<!doctype html><html lang="en"${theme}><head>${headHtml(parts, assets)}</head>`,
    `<body><div id="root">${parts.body}</div>`,
    startTag(assets),
    stateTag(parts),
    `${scriptTags(assets)}</body></html>`,
  ].join('');
  return { html, inline: { styles: assets.styles === '' ? [] : [assets.styles], scripts: [startScript] } };
}
