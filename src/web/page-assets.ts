import type { PageAssets } from '#contract/page-renderer.ts';

type Chunk = PageAssets['manifest'][string];

/** A chunk and all that it imports statically, each once, the deepest first (the order of their styles). */
function withImports(manifest: PageAssets['manifest'], key: string, seen: Set<string>): Chunk[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk];
}

/** What a page needs from the build: its style text (that of its lazy parts too) and the files that came from, its fonts, scripts to start and to preload. */
export function pageAssets({ manifest, styles }: PageAssets, modules: readonly string[]) {
  const seen = new Set<string>();
  const parts = modules.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const entryKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = [...entryKeys, ...modules].flatMap((key) => withImports(manifest, key, seen));
  const entries = entryKeys.flatMap((key) => manifest[key]?.file ?? []);
  const lazyChunks = parts.flatMap((key) => withImports(manifest, key, seen));
  const styleFiles = [...new Set([...chunks, ...lazyChunks].flatMap((chunk) => chunk.css ?? []))];
  const files = Object.values(manifest).map((chunk) => chunk.file);
  return {
    entries,
    fonts: files.filter((file) => file.endsWith('.woff2')),
    styleFiles,
    styles: styleFiles.map((file) => styles[file] ?? '').join(''),
    preloads: chunks.map((chunk) => chunk.file).filter((file) => !entries.includes(file)),
  };
}
