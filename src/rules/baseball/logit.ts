/** Converts a probability, above 0 and below 1, to its logit. */
export function toLogit(probability: number): number {
  return Math.log(probability / (1 - probability));
}

/** Converts a logit to its probability. */
export function toProbability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
