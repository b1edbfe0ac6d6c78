const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Oct' of a day YYYY-MM-DD. */
export function monthName(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? '';
}

/** 'Oct 7' of a day YYYY-MM-DD. */
export function formatMonthDay(day: string): string {
  return `${monthName(day)} ${Number(day.slice(8))}`;
}
