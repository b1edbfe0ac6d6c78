/**
 * Where a figure stands among those of a pool, 0 to 100: the share of the pool that it beats, ties counting half.
 * Null in an empty pool.
 */
export function percentileOf(pool: readonly number[], own: number, { isLessMore = false } = {}): number | null {
  if (pool.length === 0) return null;
  const worse = pool.filter((value) => (isLessMore ? value > own : value < own)).length;
  const level = pool.filter((value) => value === own).length;
  return Math.round((100 * (worse + level / 2)) / pool.length);
}
