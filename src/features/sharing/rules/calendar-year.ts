/**
 * The days of a club's calendar: the year of `today` (YYYY-MM-DD), and in December the next one, because then no game is left
 * and the next schedule is known.
 */
export function calendarYear(today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 1 : 0);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
