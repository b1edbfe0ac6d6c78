/** Prints measured figures. */
export function report(figures: Record<string, number>): void {
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${Math.round(figure)}`);
  process.stderr.write(`${parts.join(', ')}\n`);
}
