import { fillPath } from '#platform/api/pages.ts';
import { type DayTextQuery, dayText, type GameTextQuery, gameText } from '../../contract.ts';

type Search = Record<string, string | number | undefined>;

function withSearch(path: string, search: Search): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = present.map(([name, value]) => `${name}=${value}`).join('&');
  return text === '' ? path : `${path}?${text}`;
}

export function gameTextPath(gamePk: number, { inning, from, refresh }: GameTextQuery = {}): string {
  return withSearch(fillPath(gameText.path, gamePk), { inning, from, refresh });
}

export function dayTextPath({ date, level, from, refresh }: Partial<DayTextQuery> = {}): string {
  return withSearch(dayText.path, { date, level: level === 1 ? undefined : level, from, refresh });
}
