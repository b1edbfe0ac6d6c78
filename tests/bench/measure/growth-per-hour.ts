/** A value at a time in ms. */
export type Sample = { at: number; value: number };

const hour = 3_600_000;
const groups = 10;

/**
 * The growth of a value per hour, by the line of least squares through the smallest value in each tenth of the time: between two
 * collections of garbage, memory rises and falls.
 */
export function growthPerHour(samples: readonly Sample[]): number {
  const first = samples[0]?.at ?? 0;
  const width = ((samples.at(-1)?.at ?? 0) - first) / groups;
  const grouped = Map.groupBy(samples, ({ at }) => Math.min(groups - 1, Math.floor((at - first) / width)));
  const smallest = [...grouped.values()].map((group) =>
    group.reduce((low, sample) => (sample.value < low.value ? sample : low)),
  );
  const mean = (read: (sample: Sample) => number) =>
    smallest.reduce((sum, sample) => sum + read(sample), 0) / smallest.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const sum = (read: (sample: Sample) => number) => smallest.reduce((total, sample) => total + read(sample), 0);
  return (hour * sum((one) => (one.at - at) * (one.value - value))) / sum((one) => (one.at - at) ** 2);
}
