/** The number of code points. */
export function countCharacters(text: string): number {
  return text.match(/./gsu)?.length ?? 0;
}
