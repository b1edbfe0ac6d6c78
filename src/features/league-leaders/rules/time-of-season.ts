import { addDays } from '#rules/baseball/seasons/add-days.ts';

/** Parts of a season. The few games of March and October are counted with their neighbors. */
const months = [
  { id: 'april', name: 'March and April', from: '03-01', to: '04-30' },
  { id: 'may', name: 'May', from: '05-01', to: '05-31' },
  { id: 'june', name: 'June', from: '06-01', to: '06-30' },
  { id: 'july', name: 'July', from: '07-01', to: '07-31' },
  { id: 'august', name: 'August', from: '08-01', to: '08-31' },
  { id: 'september', name: 'September and October', from: '09-01', to: '10-31' },
] as const;

const lastDays = [
  { id: '30', name: 'Last 30 days' },
  { id: '7', name: 'Last 7 days' },
] as const;

export type TimeOfSeason = (typeof lastDays)[number]['id'] | (typeof months)[number]['id'];

export const timesOfSeason: readonly TimeOfSeason[] = [...lastDays, ...months].map(({ id }) => id);

/** The days of a part of a season (YYYY-MM-DD, inclusive), up to today in a month that is not over; null for the whole season. */
export function daysOf(
  time: TimeOfSeason | undefined,
  { season, today }: { season: string; today: string },
): { from: string; to: string } | null {
  if (time === undefined) return null;
  const month = months.find(({ id }) => id === time);
  if (month === undefined) return { from: addDays(today, -Number(time)), to: today };
  const [from, to] = [`${season}-${month.from}`, `${season}-${month.to}`];
  return { from, to: from <= today && today < to ? today : to };
}

/** The parts that have begun: of an earlier season all months, of the present one also its last days. */
export function timesBegun(season: string, today: string): { id: TimeOfSeason; name: string }[] {
  const begun = months.filter(({ from }) => `${season}-${from}` <= today);
  return [...(today.startsWith(season) ? lastDays : []), ...begun].map(({ id, name }) => ({ id, name }));
}
