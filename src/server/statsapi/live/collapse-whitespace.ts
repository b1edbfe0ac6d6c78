/** The league's sentences come with runs of spaces in them. */
export function prose(words: string | undefined): string | null {
  return words?.replaceAll(/\s+/g, ' ').trim() || null;
}
