/** The text with each unit on the line of its number. */
export function keepUnits(text: string): string {
  return text.replaceAll(/(\d) (mph|ft|rpm)\b/g, '$1\u00A0$2');
}
