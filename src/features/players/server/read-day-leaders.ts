import type { DayLeaders } from '../contract.ts';
import { leadersOfDay } from '../rules/day-leaders.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { readSeasonStats } from '#sources/statsapi/stats/read-season-stats.ts';

async function readDay({ client }: SeasonSource, season: string, date: string): Promise<DayLeaders> {
  const range = { from: date, to: date };
  const read = (group: 'hitting' | 'pitching') => readSeasonStats(client, { group, season, pool: 'all', range });
  const [hitting, pitching] = await Promise.all([read('hitting'), read('pitching')]);
  const freshness = {
    asOf: Math.min(hitting.asOf, pitching.asOf),
    isStale: hitting.isStale || pitching.isStale,
  };
  return { date, lists: leadersOfDay({ hitting: hitting.value, pitching: pitching.value }), freshness };
}

/** Reads the leaders of today if a game is over and its figures are known, otherwise those of the day before. */
export async function readDayLeaders(source: SeasonSource): Promise<DayLeaders> {
  const season = await resolveSeason(source);
  const today = baseballDay(source.clock.now());
  // other pages read this schedule, so it is no further request
  const schedule = await readSchedule(source.client, { date: today, level: 1 }).catch(() => null);
  if (schedule?.value.some(isOver)) {
    const ofToday = await readDay(source, season, today);
    if (ofToday.lists.length > 0) return ofToday;
  }
  return readDay(source, season, addDays(today, -1));
}
