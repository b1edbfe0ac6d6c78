import { addDays } from '#rules/baseball/seasons/days.ts';

/** Returns the first day of the week, month or season that contains a day (all YYYY-MM-DD); the day of a season can be its year. Weeks begin on Monday. */
export function firstDayOf(period: 'week' | 'month' | 'season', day: string): string {
  if (period === 'season') return `${day.slice(0, 4)}-01-01`;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
