import { fixed } from '#rules/baseball/stats/figures.ts';
const fewest = 5;
const mostBars = 12;
/** widths that read well, times powers of ten */
const steps = [1, 2, 2.5, 5, 10];

/** The smallest readable width with which the values need at most twelve bars. */
function widthFor(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / mostBars));
  return (steps.find((step) => range / (step * power) <= mostBars - 1) ?? 10) * power;
}

/** Counts values in bars of equal, readable width, from the lowest to the highest; none of fewer than five or equal values. */
export function histogram(values: readonly number[]): { label: string; count: number }[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length < fewest || high === low) return [];
  const width = widthFor(high - low);
  const digits = [0, 1, 2, 3].find((each) => Math.abs(Number(fixed(width, each)) - width) < width / 1000) ?? 4;
  const first = Math.floor(low / width + 1e-9);
  const last = Math.floor(high / width + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const index = first + place;
    const count = values.filter((value) => Math.floor(value / width + 1e-9) === index).length;
    return { label: fixed(index * width, digits).replace(/^(-?)0\./, '$1.'), count };
  });
}
