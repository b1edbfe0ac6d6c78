import type { PageAssets } from '#contract/page-renderer.ts';

type Manifest = PageAssets['manifest'];

/** Keys of these chunks and of all that they import statically, each once, the deepest first (the order of their styles). */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...withImports(manifest, chunk.imports ?? [], seen), key];
  });
}

/** Keys of the parts that these chunks load lazily, and of theirs. The entry's lazy parts are the other pages. */
function lazyParts(manifest: Manifest, keys: readonly string[], seen: Set<string>): string[] {
  const own = keys.filter((key) => !manifest[key]?.isEntry);
  const parts = withImports(
    manifest,
    own.flatMap((key) => manifest[key]?.dynamicImports ?? []),
    seen,
  );
  return parts.length === 0 ? [] : [...parts, ...lazyParts(manifest, parts, seen)];
}

/**
 * What a page needs from the build: its style text (that of its lazy parts too, which the server draws) and the files
 * that came from, its fonts, scripts to start and to preload.
 */
export function pageAssets({ manifest, styles }: PageAssets, modules: readonly string[]) {
  const entryKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const needed = withImports(manifest, [...entryKeys, ...modules]);
  const drawn = [...needed, ...lazyParts(manifest, needed, new Set(needed))];
  const fileOf = (key: string): string[] => (manifest[key] === undefined ? [] : [manifest[key].file]);
  const styleFiles = [...new Set(drawn.flatMap((key) => manifest[key]?.css ?? []))];
  return {
    entries: entryKeys.flatMap(fileOf),
    fonts: Object.keys(manifest)
      .filter((key) => key.endsWith('.woff2'))
      .flatMap(fileOf),
    styleFiles,
    styles: styleFiles.map((file) => styles[file] ?? '').join(''),
    preloads: needed.filter((key) => !entryKeys.includes(key)).flatMap(fileOf),
  };
}
