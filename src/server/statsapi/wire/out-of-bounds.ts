/** The first values that a conversion dropped because no baseball game has them; `count` includes the others. */
export type OutOfBounds = { count: number; first: string[] };

const mostListed = 5;

/** Conversions are synchronous, so at most one collects at a time. */
let collecting: OutOfBounds | null = null;

/** Runs a conversion and collects the values that the wire schemas report while it runs. */
export function collectOutOfBounds<T>(convert: () => T): { value: T; outOfBounds: OutOfBounds } {
  const outer = collecting;
  const outOfBounds: OutOfBounds = { count: 0, first: [] };
  collecting = outOfBounds;
  try {
    return { value: convert(), outOfBounds };
  } finally {
    collecting = outer;
  }
}

export function reportOutOfBounds(message: string): void {
  if (collecting === null) return;
  collecting.count += 1;
  if (collecting.first.length < mostListed) collecting.first.push(message);
}
