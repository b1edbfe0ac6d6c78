import { addDays } from '#rules/baseball/seasons/add-days.ts';

/** `around`: the six days before a day, the day, and the seven days after it */
export type Span = 'week' | 'month' | 'around';

/** `from` and `to`: the first and last day; `previous` and `next`: a day of the span before and after. All YYYY-MM-DD. */
export type SpanDays = { from: string; to: string; previous: string; next: string; days: string[] };

function firstOf(span: 'week' | 'month', date: string): string {
  if (span === 'month') return `${date.slice(0, 7)}-01`;
  // Monday is the first day of a week, as on the leaderboards
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

function daysBefore(from: string, end: string): string[] {
  const days: string[] = [];
  for (let day = from; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The week from Monday to Sunday, the calendar month, or the days around a day (YYYY-MM-DD). */
export function spanOf(span: Span, date: string): SpanDays {
  if (span === 'around') {
    const [from, to] = [addDays(date, -6), addDays(date, 7)];
    return { from, to, previous: addDays(date, -14), next: addDays(date, 14), days: daysBefore(from, addDays(to, 1)) };
  }
  const from = firstOf(span, date);
  const next = firstOf(span, addDays(from, span === 'week' ? 7 : 31));
  return {
    from,
    to: addDays(next, -1),
    previous: firstOf(span, addDays(from, -1)),
    next,
    days: daysBefore(from, next),
  };
}
