/**
 * The first values that a conversion dropped because no baseball game has them, `count` includes the others; and the codes that
 * this version does not know.
 */
export type OutOfBounds = { count: number; first: string[]; unknownCodes: Set<string> };

const mostListed = 5;

/** Conversions are synchronous, so at most one collects at a time. */
let collecting: OutOfBounds | null = null;

/** Runs a conversion and collects the values that the wire schemas report while it runs. */
export function collectOutOfBounds<T>(convert: () => T): { value: T; outOfBounds: OutOfBounds } {
  const outer = collecting;
  const outOfBounds: OutOfBounds = { count: 0, first: [], unknownCodes: new Set() };
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

/** `code`: with its kind, such as `game status XZ` */
export function reportUnknownCode(code: string): void {
  collecting?.unknownCodes.add(code);
}
