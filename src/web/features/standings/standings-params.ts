import type { StandingsSelection } from '../../api/queries/standings.ts';
import type { PageHead } from '../../page-head.ts';
import { dayText, isDay } from '../../ui/time/time-text.ts';

/** The parameters of the address. Invalid values are passed on, because the server rejects them with a message. */
export type StandingsParams = StandingsSelection & {
  level: number;
  /** the club whose row is marked; null if the address has none */
  team: number | null;
};

export function parseStandingsParams(search: URLSearchParams): StandingsParams {
  const param = (name: string) => search.get(name) || undefined;
  const team = Number(param('team') ?? Number.NaN);
  return {
    season: param('season'),
    date: param('date'),
    level: Number(param('level') ?? 1),
    team: Number.isInteger(team) ? team : null,
  };
}

export function standingsHead({ season, date }: StandingsParams): PageHead {
  const when = date !== undefined && isDay(date) ? `${dayText(date)}, ${date.slice(0, 4)}` : season;
  const title = when === undefined ? 'Standings' : `Standings of ${when}`;
  const description = `${title}: divisions, wild card, magic and elimination numbers, and the race day by day.`;
  return { title, description };
}
