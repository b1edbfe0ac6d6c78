import type { PageAssets } from '#contract/page-renderer.ts';

type Chunk = PageAssets['manifest'][string];

/** A chunk and all that it imports statically, each once, the deepest first (the order of their styles). */
function withImports(manifest: PageAssets['manifest'], key: string, seen: Set<string>): Chunk[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk];
}

/** What a page needs from the build: its style text, the files that text came from, scripts to start and to preload. */
export function pageAssets({ manifest, styles }: PageAssets, modules: readonly string[]) {
  const seen = new Set<string>();
  const entryKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = [...entryKeys, ...modules].flatMap((key) => withImports(manifest, key, seen));
  const entries = entryKeys.flatMap((key) => manifest[key]?.file ?? []);
  const styleFiles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  return {
    entries,
    styleFiles,
    styles: styleFiles.map((file) => styles[file] ?? '').join(''),
    preloads: chunks.map((chunk) => chunk.file).filter((file) => !entries.includes(file)),
  };
}
