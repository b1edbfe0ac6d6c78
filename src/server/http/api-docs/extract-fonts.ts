import type { PageAssets } from '#contract/api/page-renderer.ts';

/** Extracts the `@font-face` rules from the site's style sheets, and the font files that they load. */
export function extractFonts({ styles }: Pick<PageAssets, 'styles'>): { rules: string; files: string[] } {
  const rules = (
    Object.values(styles)
      .join('')
      .match(/@font-face\s*\{[^}]*\}/g) ?? []
  ).join('');
  return { rules, files: [...rules.matchAll(/url\(["']?([^"')]+\.woff2)/g)].flatMap(([, file]) => file ?? []) };
}
