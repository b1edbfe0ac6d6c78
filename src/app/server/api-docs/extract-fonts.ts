import type { PageAssets } from '#platform/api/page-renderer.ts';

/** A font without ranges, or with that of the letters; the files of rare characters are loaded when needed. */
const isUsual = (rule: string): boolean => !rule.includes('unicode-range') || /u\+41-5a/i.test(rule);

/** Extracts the `@font-face` rules from the site's style sheets, and the font files to preload. */
export function extractFonts({ styles }: Pick<PageAssets, 'styles'>): { rules: string; files: string[] } {
  const rules: string[] =
    Object.values(styles)
      .join('')
      .match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const files = rules.filter(isUsual).flatMap((rule) => /url\(["']?([^"')]+\.woff2)/.exec(rule)?.[1] ?? []);
  return { rules: rules.join(''), files };
}
