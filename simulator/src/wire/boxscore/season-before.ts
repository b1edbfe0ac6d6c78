import { addDays, leagueDateOf, startOfDay } from '../../clock/league-date.ts';
import type { League } from '../../league.ts';
import type { SeasonLine } from '../../lines.ts';
import type { GameType, LeagueDate, SportId } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { setNewest } from '../../set-newest.ts';
import type { World } from '../world.ts';

type Lines = ReadonlyMap<number, readonly SeasonLine[]>;

const linesByLeague = new WeakMap<League, Map<string, DayLines>>();
const maxCachedDays = 6;

/** The lines of games that ended before a day, and those lines with the games that ended past midnight, by person. */
type DayLines = { before: readonly SeasonLine[]; late: readonly number[]; byPerson: Lines };

/**
 * The statistics of every player this season before a game, by person: those before its day, and of its day those of the first game of a
 * doubleheader. Before that day, those before today. They are computed per day, because going back in time makes the engine simulate the
 * season again.
 */
export function readSeasonBefore(
  { league, now }: World,
  { gamePk, ...day }: Pick<PlayedGame, 'gamePk' | 'sportId' | 'gameType' | 'firstPitchAt'>,
): Pick<Lines, 'get'> {
  const lines = readSeasonBeforeDay({ league, now }, day);
  const first = findFirstGame(league, gamePk, dayOf(day, now));
  if (first === null || (league.score(first)?.endedAt ?? Infinity) > now) return lines;
  const added = linesOfGame(league, first);
  return { get: (id) => [...(lines.get(id) ?? []), ...added.filter(({ personId }) => personId === id)] };
}

/** The first game of a doubleheader on a day, if this is the second; null for any other game. */
function findFirstGame(league: League, gamePk: number, date: LeagueDate): number | null {
  const game = league.game(gamePk);
  const listing = game?.listings.at(-1);
  if (!game || listing?.gameNumber !== 2 || listing.officialDate !== date) return null;
  const first = league.games(game.sportId, date).find((other) => {
    const last = other.listings.at(-1);
    const isFirst = last?.officialDate === date && last.fate === 'played' && last.gameNumber === 1;
    return isFirst && other.homeId === game.homeId && other.awayId === game.awayId;
  });
  return first?.gamePk ?? null;
}

const dayOf = ({ firstPitchAt }: Pick<PlayedGame, 'firstPitchAt'>, now: number): LeagueDate =>
  leagueDateOf(Math.min(firstPitchAt, now));

/** The statistics before the day of a game. */
export function readSeasonBeforeDay(
  { league, now }: World,
  { sportId, gameType, firstPitchAt }: Pick<PlayedGame, 'sportId' | 'gameType' | 'firstPitchAt'>,
): Lines {
  const days = linesByLeague.get(league) ?? new Map<string, DayLines>();
  linesByLeague.set(league, days);
  const date = dayOf({ firstPitchAt }, now);
  const key = `${sportId} ${gameType} ${date}`;
  const cached = days.get(key);
  const late = listGamesPastMidnight(league, { sportId, gameType, date }, now);
  const before = cached?.before ?? league.seasonLines(sportId, startOfDay(date), gameType);
  const current = cached?.late.join(' ') === late.join(' ') ? cached : undefined;
  const lines = current ?? { before, late, byPerson: groupLines(league, before, late) };
  return setNewest(days, key, lines, maxCachedDays).byPerson;
}

type Day = { sportId: SportId; gameType: GameType; date: LeagueDate };

function groupLines(league: League, before: readonly SeasonLine[], late: readonly number[]): Lines {
  return Map.groupBy([...before, ...late.flatMap((gamePk) => linesOfGame(league, gamePk))], ({ personId }) => personId);
}

/** Games are played around the clock: games of the day before that ended after midnight count, too, once they have ended. */
function listGamesPastMidnight(league: League, { sportId, gameType, date }: Day, now: number): number[] {
  const dayBefore = addDays(date, -1);
  const late = league.games(sportId, dayBefore).filter((game) => {
    const listing = game.listings.at(-1);
    const isCounted = game.gameType === gameType && listing?.officialDate === dayBefore && listing.fate === 'played';
    const endedAt = isCounted ? (league.score(game.gamePk)?.endedAt ?? 0) : 0;
    return endedAt > startOfDay(date) && endedAt <= now;
  });
  return late.map(({ gamePk }) => gamePk);
}

function linesOfGame(league: League, gamePk: number): SeasonLine[] {
  const played = league.play(gamePk);
  if (!played) return [];
  const { sportId, season, gameType, lines } = played;
  return lines.map(({ personId, clubId, batting, pitching, fielding }) => ({
    personId,
    clubId,
    sportId,
    season,
    gameType,
    batting,
    pitching,
    fielding: fielding.filter(({ position }) => position !== 'PH' && position !== 'PR'),
  }));
}
