/**
 * Random numbers (sfc32 by Chris Doty-Humphrey, public domain) seeded with a text. The same key always gives the same
 * numbers, so that every part of the league can be computed independently and in any order.
 */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  constructor(key: string) {
    const hash = xmur3(key);
    this.#a = hash();
    this.#b = hash();
    this.#c = hash();
    for (let i = 0; i < 12; i++) this.next();
  }

  /** uniform in [0, 1) */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  }

  /** Leaves numbers unused, so that those after them, and with them the seasons of all seeds, stay the same. */
  skip(count: number): void {
    for (let left = count; left > 0; left--) this.next();
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** whole number in [low, high] */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** approximately normal: a sum of uniform numbers, at most about 3.5 deviations from the mean */
  normal(mean: number, deviation: number): number {
    const sum = this.next() + this.next() + this.next() + this.next() - 2;
    return mean + deviation * sum * 1.7320508;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  }

  /** index drawn in proportion to the weights */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let left = this.next() * total;
    for (let i = 0; i < weights.length; i++) {
      left -= weights[i] ?? 0;
      if (left < 0) return i;
    }
    return weights.length - 1;
  }

  /** a new list in random order */
  shuffled<T>(items: readonly T[]): T[] {
    const keyed = items.map((item) => ({ item, key: this.next() }));
    return keyed.toSorted((one, other) => one.key - other.key).map((entry) => entry.item);
  }
}

function xmur3(key: string): () => number {
  let h = 1779033703 ^ key.length;
  for (let i = 0; i < key.length; i++) {
    h = Math.imul(h ^ key.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
}
