import { addDays, firstDayOf } from '#rules/baseball/days.ts';

/** `around`: twelve days before a day and fifteen after it, which have fifteen games of a club; `ahead`: sixty days from a day, after fourteen before it */
export type Span = 'week' | 'month' | 'around' | 'ahead';

/** `from` and `to`: the first and last day; `previous` and `next`: a day of the span before and after. All YYYY-MM-DD. */
type SpanDays = { from: string; to: string; previous: string; next: string; days: string[] };

function daysBefore(from: string, end: string): string[] {
  const days: string[] = [];
  for (let day = from; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** So many days before a day and from it on. */
const daysAround = { around: [12, 16], ahead: [14, 60] } as const;

/** The week from Monday to Sunday, the calendar month, or the days around or from a day (YYYY-MM-DD). */
export function spanOf(span: Span, date: string): SpanDays {
  if (span === 'around' || span === 'ahead') {
    const [before, after] = daysAround[span];
    const [from, end] = [addDays(date, -before), addDays(date, after)];
    const [previous, next] = [addDays(date, -before - after), addDays(date, before + after)];
    return { from, to: addDays(end, -1), previous, next, days: daysBefore(from, end) };
  }
  const from = firstDayOf(span, date);
  const next = firstDayOf(span, addDays(from, span === 'week' ? 7 : 31));
  return {
    from,
    to: addDays(next, -1),
    previous: firstDayOf(span, addDays(from, -1)),
    next,
    days: daysBefore(from, next),
  };
}
