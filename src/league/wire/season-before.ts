import { addDays, leagueDateOf } from '../clock/league-date.ts';
import type { League } from '../league.ts';
import type { SeasonLine } from '../lines.ts';
import type { PlayedGame } from '../played-game.ts';
import { endOfLeagueDay } from './league-day.ts';

type Lines = ReadonlyMap<number, readonly SeasonLine[]>;

const known = new WeakMap<League, Map<string, Lines>>();
const keptDays = 6;

/**
 * Everybody's numbers of this season before the game's day, by person. By day, not by game: it is the same for all games of
 * the day, and going back in time costs the engine a whole season.
 */
export function seasonBefore(
  league: League,
  { sportId, gameType, firstPitchAt }: Pick<PlayedGame, 'sportId' | 'gameType' | 'firstPitchAt'>,
): Lines {
  const days = known.get(league) ?? new Map<string, Lines>();
  known.set(league, days);
  const date = leagueDateOf(firstPitchAt);
  const key = `${sportId} ${gameType} ${date}`;
  const lines = days.get(key) ?? linesUpTo(league, { sportId, gameType }, endOfLeagueDay(addDays(date, -1)));
  days.delete(key);
  days.set(key, lines);
  const [oldest] = days.keys();
  if (days.size > keptDays && oldest !== undefined) days.delete(oldest);
  return lines;
}

function linesUpTo(
  league: League,
  { sportId, gameType }: Pick<PlayedGame, 'sportId' | 'gameType'>,
  upTo: number,
): Lines {
  return Map.groupBy(league.seasonLines(sportId, upTo, gameType), ({ personId }) => personId);
}
