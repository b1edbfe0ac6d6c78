import { baseballDayStart } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';

/** The table can be predicted before the season and on its first days. */
export const tableDays = 10;

/** When the predictions of the table close (epoch ms): at the end of the tenth day of the season that starts on `firstDay` (YYYY-MM-DD). */
export function tableDeadline(firstDay: string): number {
  return baseballDayStart(addDays(firstDay, tableDays));
}
