/** Parses a figure: '.322' is 0.322, '54' is 54. Null for text that is not a number: '-.--', '.---', 'NA'. */
export function figureNumber(figure: string): number | null {
  const text = figure.trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}
