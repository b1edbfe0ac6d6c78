import type { PageAssets } from '#platform/api/page-renderer.ts';

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
