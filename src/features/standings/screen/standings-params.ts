import type { PageHead } from '#platform/api/browser/page-head.ts';
import { dayText, isDay } from '#ui/time/time-text.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

export type StandingsParams = ReturnType<typeof parseStandingsParams>;

/** The parameters of the address. `team`: the club whose row is marked; null if the address has none */
export function parseStandingsParams(search: URLSearchParams) {
  const { team = Number.NaN, ...place } = searchOf('standings', search);
  return { level: 1, ...place, team: Number.isInteger(team) ? team : null };
}

export function standingsHead({ season, date }: StandingsParams): PageHead {
  const when = date !== undefined && isDay(date) ? `${dayText(date)}, ${date.slice(0, 4)}` : season;
  const title = when === undefined ? 'Standings' : `Standings of ${when}`;
  const description = `${title}: divisions, wild card, magic and elimination numbers, and the race day by day.`;
  return { title, description };
}
