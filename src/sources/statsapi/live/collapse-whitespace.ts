/** Upstream sentences contain repeated spaces. */
export function collapseWhitespace(text: string | undefined): string | null {
  return text?.replaceAll(/\s+/g, ' ').trim() || null;
}
