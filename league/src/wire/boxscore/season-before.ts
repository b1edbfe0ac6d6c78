import { addDays, leagueDateOf, startOfDay } from '../../clock/league-date.ts';
import type { League } from '../../league.ts';
import type { SeasonLine } from '../../lines.ts';
import type { GameType, LeagueDate, SportId } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';

type Lines = ReadonlyMap<number, readonly SeasonLine[]>;

const linesByLeague = new WeakMap<League, Map<string, Lines>>();
const maxCachedDays = 6;

/**
 * The statistics of every player this season before the game's day, by person. They are computed per day, not per game, because
 * going back in time makes the engine simulate the season again.
 */
export function readSeasonBefore(
  league: League,
  { sportId, gameType, firstPitchAt }: Pick<PlayedGame, 'sportId' | 'gameType' | 'firstPitchAt'>,
): Lines {
  const days = linesByLeague.get(league) ?? new Map<string, Lines>();
  linesByLeague.set(league, days);
  const date = leagueDateOf(firstPitchAt);
  const key = `${sportId} ${gameType} ${date}`;
  const lines = days.get(key) ?? readLinesBefore(league, { sportId, gameType, date });
  days.delete(key);
  days.set(key, lines);
  const [oldest] = days.keys();
  if (days.size > maxCachedDays && oldest !== undefined) days.delete(oldest);
  return lines;
}

type Day = { sportId: SportId; gameType: GameType; date: LeagueDate };

function readLinesBefore(league: League, { sportId, gameType, date }: Day): Lines {
  const lines = league.seasonLines(sportId, startOfDay(date), gameType);
  return Map.groupBy(
    [...lines, ...listGamesPastMidnight(league, { sportId, gameType, date })],
    ({ personId }) => personId,
  );
}

/** Games are played around the clock: games of the day before that ended after midnight count, too. */
function listGamesPastMidnight(league: League, { sportId, gameType, date }: Day): SeasonLine[] {
  const dayBefore = addDays(date, -1);
  const late = league.games(sportId, dayBefore).filter((game) => {
    const listing = game.listings.at(-1);
    const isCounted = game.gameType === gameType && listing?.officialDate === dayBefore && listing.fate === 'played';
    return isCounted && (league.score(game.gamePk)?.endedAt ?? 0) > startOfDay(date);
  });
  return late.flatMap(({ gamePk, season }) =>
    (league.play(gamePk)?.lines ?? []).map(({ personId, clubId, batting, pitching, fielding }) => ({
      personId,
      clubId,
      sportId,
      season,
      gameType,
      batting,
      pitching,
      fielding: fielding.filter(({ position }) => position !== 'PH' && position !== 'PR'),
    })),
  );
}
