/** The number of days from a calendar day to another, both YYYY-MM-DD; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/**
 * The calendar day (YYYY-MM-DD) of a year, a month from 1 and a day of it. Larger and smaller numbers continue in the next and the earlier
 * months.
 */
export function calendarDay(year: number, month: number, day: number): string {
  // oxlint-disable-next-line called-shot/day-of-zone -- a day without a time
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The calendar day that is `days` later, or earlier for a negative number; both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  // oxlint-disable-next-line called-shot/day-of-zone -- a day without a time
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Oct' of a day YYYY-MM-DD. */
export function monthName(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? '';
}

/** 'Oct 7' of a day YYYY-MM-DD. */
export function formatMonthDay(day: string): string {
  return `${monthName(day)} ${Number(day.slice(8))}`;
}

/** Returns the first day of the week, month or season that contains a day (all YYYY-MM-DD); the day of a season can be its year. Weeks begin on Monday. */
export function firstDayOf(period: 'week' | 'month' | 'season', day: string): string {
  if (period === 'season') return `${day.slice(0, 4)}-01-01`;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
