/** The league's sentences come with runs of spaces in them. */
export const prose = (words: string | undefined): string | null => words?.replaceAll(/\s+/g, ' ').trim() || null;
