/** Returns a generator of standard normal numbers. Source: Box and Muller, Annals of Mathematical Statistics 29 (1958). */
export function seededNormal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
