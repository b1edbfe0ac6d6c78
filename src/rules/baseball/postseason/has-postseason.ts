/** Whether a postseason followed the season ('2025'). The first World Series was in 1903; in 1904 and 1994 there was none. */
export function hasPostseason(season: string): boolean {
  return season >= '1903' && season !== '1904' && season !== '1994';
}
