import type { PageAssets } from '#contract/page-renderer.ts';

/** The site's typefaces, for a page that has none of its other styles: their rules, and the files these name. */
export function siteFonts({ styles }: Pick<PageAssets, 'styles'>): { rules: string; files: string[] } {
  const rules = (
    Object.values(styles)
      .join('')
      .match(/@font-face\s*\{[^}]*\}/g) ?? []
  ).join('');
  return { rules, files: [...rules.matchAll(/url\(["']?([^"')]+\.woff2)/g)].flatMap(([, file]) => file ?? []) };
}
