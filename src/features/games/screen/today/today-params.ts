import { levels } from '#rules/baseball/game/levels.ts';
import type { DayAndLevel } from '../../queries/games.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { fullDayText, isDay } from '#ui/time/time-text.ts';

/** The day and level of an address. Invalid values are passed on, because the server rejects them with a message. */
export function parseTodayParams(search: URLSearchParams): DayAndLevel {
  return { level: 1, ...searchOf('today', search) };
}

export function todayHead({ date, level }: DayAndLevel): PageHead {
  const day = date !== undefined && isDay(date) ? `Games of ${fullDayText(date)}` : 'Todays Games';
  const title = level === 1 ? day : `${day}, ${levels.find(({ id }) => id === level)?.name ?? level}`;
  const textVersion = paths.todayText({ date, level });
  return { title, textVersion, description: `${title}: scores, live games, probable pitchers and start times.` };
}
