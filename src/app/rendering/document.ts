import type { InlineTexts, PageAssets, PageRequest } from '#platform/api/page-renderer.ts';
import { fullTitle, productName, type PageHead } from '#platform/page/page-context.ts';
import { sportsEvent } from '#rules/baseball/game/sports-event.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';
import icon from '../browser/public/assets/icon.svg?raw';
import { pageStateId } from '../page/page-state.ts';

type DocumentParts = Pick<PageRequest, 'theme'> & {
  /** canonical path; null if there is none, such as for an error */
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
  const url = `${origin}/oembed?url=${encodeURIComponent(canonical)}&format=json`;
  return `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(head.title)}" href="${escapeHtml(url)}">`;
}

/** The game of a page as data for search engines, which is no script. */
function eventTag({ head }: DocumentParts, canonical: string): string {
  if (head?.event === undefined) return '';
  const text = JSON.stringify(sportsEvent(head.event, { name: head.title, url: canonical }));
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
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

type NeededAssets = ReturnType<typeof assetsOf>;

// in the document: a request would compete with the fonts of the first view
const iconUrl = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C')}`;

function headHtml(parts: DocumentParts, { styles, styleFiles, fonts }: NeededAssets): string {
  const { canonical, theme, head = fallbackHead } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(head.title))}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">${shareTags(parts, canonical)}${feedTag(parts)}${textTag(parts)}${embedTag(parts, canonical)}${eventTag(parts, canonical)}`,
    themeColorTags(theme),
    // render only when the whole page has arrived and the start script has run: a partial page would shift. An element's start tag is enough
    `<link rel="expect" href="#${pageStateId}" blocking="render">`,
    `<link rel="icon" href="${iconUrl}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
    '<link rel="search" type="application/opensearchdescription+xml" title="Called Shot" href="/opensearch.xml">',
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
  return `<script${scripts === '' ? '' : ` data-scripts="${scripts}"`}>${startScript}</script>`;
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

/**
 * The inline script at the end of every page. It is text, because it must not depend on any module. It opens the details element
 * that the URL points into before the first paint; browsers do so after it, and the page jumps.
 *
 * It moves the notice about the league, if there is one, below the content for a visitor who has seen it. Storage may be disabled.
 *
 * It loads the scripts that its `data-scripts` lists when the page has loaded and is painted, or at the first interaction, so that they
 * neither compete with the first view nor block it. The state of the page is after this script, so it waits for the whole page. Each request
 * has its own task, because all requests in one task block a slow processor. Until then, and without scripts, the page works with
 * links and forms.
 */
const startScript = `{
const scripts = document.currentScript.dataset.scripts?.split(" ") ?? [];
if (location.hash) document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
try {
const { textContent } = document.getElementById("notice");
if (localStorage.notice === textContent) document.documentElement.dataset.noticed = "";
localStorage.notice = textContent;
} catch {}
let isStarted = false;
const start = () => {
if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
if (isStarted) return;
isStarted = true;
loadNext(scripts[0]);
};
const loadNext = (entry) => {
const href = scripts.shift();
if (href) {
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
setTimeout(loadNext, 0, entry);
} else if (entry) {
import(entry).catch(() => {});
}
};
addEventListener("load", () => document.hidden ? start() : new PerformanceObserver(start).observe({ type: "paint", buffered: true }));
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true, capture: true });
}`;

type Manifest = PageAssets['manifest'];

/** Keys of these chunks and of their static imports, without repeats. Imports come first, as their styles do. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...withImports(manifest, chunk.imports ?? [], seen), key];
  });
}

/** Keys of all chunks that these load lazily, at any depth. */
function lazyParts(manifest: Manifest, keys: readonly string[], seen: Set<string>): string[] {
  const parts = withImports(
    manifest,
    keys.flatMap((key) => manifest[key]?.dynamicImports ?? []),
    seen,
  );
  return parts.length === 0 ? [] : [...parts, ...lazyParts(manifest, parts, seen)];
}

type NeededParts = ReturnType<typeof collectParts>;

const partsOfBuilds = new WeakMap<PageAssets, Map<string, NeededParts>>();

/** The parts of the build that a page with these modules needs, computed once for each page. */
export function pageAssets(assets: PageAssets, modules: readonly string[]): NeededParts {
  const known = partsOfBuilds.get(assets) ?? new Map<string, NeededParts>();
  partsOfBuilds.set(assets, known);
  const key = modules.join(' ');
  const parts = known.get(key) ?? collectParts(assets, modules);
  known.set(key, parts);
  return parts;
}

function classesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
}

/** The style sheets that the HTML of a page uses. The browser loads those of other lazy parts together with their code. */
export function usedStyleSheets({ styleSheets }: NeededParts, html: string): { styles: string; styleFiles: string[] } {
  const lists = new Set(html.match(/ class="[^"]*"/g));
  const shown = new Set([...lists].flatMap((list) => list.slice(' class="'.length, -1).split(' ')));
  const used = styleSheets.filter(({ classes }) => classes === null || classes.some((name) => shown.has(name)));
  return { styles: used.map(({ text }) => text).join(''), styleFiles: used.map(({ file }) => file) };
}

/**
 * The parts of the build that a page needs: its style sheets, with those of lazy parts because the server may render
 * them, the fonts of its usual characters, and the scripts to start and to preload.
 */
function collectParts({ manifest, styles }: PageAssets, modules: readonly string[]) {
  const entryKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const needed = withImports(manifest, [...entryKeys, ...modules]);
  // the lazy chunks of the entry and of its imports are the other pages
  const ofEntry = new Set(withImports(manifest, entryKeys));
  const own = needed.filter((key) => !ofEntry.has(key));
  const rendered = [...needed, ...lazyParts(manifest, own, new Set(needed))];
  const fileOf = (key: string): string[] => (manifest[key] === undefined ? [] : [manifest[key].file]);
  const cssOf = (keys: string[]) => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];
  const ownStyles = new Set(cssOf(needed));
  return {
    entries: entryKeys.flatMap(fileOf),
    fonts: Object.keys(manifest)
      .filter((key) => key.endsWith('-base.woff2'))
      .flatMap(fileOf),
    // the entry's own styles begin with the order of the cascade layers
    styleSheets: cssOf([...entryKeys, ...rendered]).map((file) => ({
      file,
      text: styles[file] ?? '',
      classes: ownStyles.has(file) ? null : classesOf(styles[file] ?? ''),
    })),
    preloads: needed.filter((key) => !entryKeys.includes(key)).flatMap(fileOf),
  };
}
