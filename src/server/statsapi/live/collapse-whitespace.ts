/** Upstream sentences contain repeated spaces. */
export function prose(words: string | undefined): string | null {
  return words?.replaceAll(/\s+/g, ' ').trim() || null;
}
