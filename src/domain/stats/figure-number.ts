/** The number that a figure writes: '.322' is 0.322, '54' is 54. Null where it writes none: '-.--', '.---', 'NA'. */
export function figureNumber(figure: string): number | null {
  const text = figure.trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}
