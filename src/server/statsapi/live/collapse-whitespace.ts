/** Upstream sentences contain repeated spaces. */
export function collapseWhitespace(words: string | undefined): string | null {
  return words?.replaceAll(/\s+/g, ' ').trim() || null;
}
