import { addDays } from '#rules/baseball/seasons/add-days.ts';

export type Span = 'week' | 'month';

/** `from` and `to`: the first and last day; `previous` and `next`: a day of the span before and after. All YYYY-MM-DD. */
export type SpanDays = { from: string; to: string; previous: string; next: string; days: string[] };

function firstOf(span: Span, date: string): string {
  if (span === 'month') return `${date.slice(0, 7)}-01`;
  // Monday is the first day of a week, as on the leaderboards
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The week from Monday to Sunday, or the calendar month, that has a day (YYYY-MM-DD). */
export function spanOf(span: Span, date: string): SpanDays {
  const from = firstOf(span, date);
  const next = firstOf(span, addDays(from, span === 'week' ? 7 : 31));
  const days = [from];
  for (let day = addDays(from, 1); day < next; day = addDays(day, 1)) days.push(day);
  return { from, to: addDays(next, -1), previous: firstOf(span, addDays(from, -1)), next, days };
}
