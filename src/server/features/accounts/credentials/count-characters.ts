/** As people count them, near enough: code points. */
export function countCharacters(text: string): number {
  return text.match(/./gsu)?.length ?? 0;
}
