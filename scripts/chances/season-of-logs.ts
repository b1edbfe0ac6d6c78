import type { KnownSeason } from '#rules/baseball/chances/season-plan.ts';
import { clubStrengths } from '#rules/baseball/forecast/club-strengths.ts';
import { emptyForecastState } from '#rules/baseball/forecast/forecast-state.ts';
import { update } from '#rules/baseball/forecast/update-state.ts';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { clubsOfLogs } from '../game-logs/clubs-of-logs.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';

const toDay = (date: string): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

/** A season whose results become known day by day. */
export type SeasonOfLogs = {
  /** the days (YYYY-MM-DD) of its first and last games */
  first: string;
  last: string;
  /** what is known after the games that ended until a day; the days must be asked in their order */
  knownOn(day: string): KnownSeason & { clubs: ReturnType<typeof clubsOfLogs> };
};

/**
 * Reads a season of game logs, after `earlier` seasons. The schedule is the one that was played: a postponed game is at its later day, and a
 * suspended one is open until its end. A 163rd game is left out, because it reveals a tie.
 */
export function seasonOfLogs(logs: readonly GameLog[], season: number, earlier = Infinity): SeasonOfLogs {
  const clubs = clubsOfLogs(season);
  const ids = new Map(clubs.map(({ code, id }) => [code, id]));
  const counted = withoutTieBreakers(logs.filter((log) => log.season === season));
  const games = counted.map(({ endDate, home, away }, index): SeasonGame => ({
    gamePk: index,
    date: toDay(endDate),
    home: ids.get(home.club) ?? 0,
    away: ids.get(away.club) ?? 0,
    score: { home: home.runs, away: away.runs },
  }));
  const state = emptyForecastState();
  const toTeam = (club: GameLog['home']) => ({ ...club, club: String(ids.get(club.club) ?? club.club) });
  let unread = [...logs.filter((log) => log.season < season && log.season >= season - earlier), ...counted].toSorted(
    (one, other) => Number(one.endDate) - Number(other.endDate),
  );
  const days = games.map(({ date }) => date).toSorted();
  return {
    first: days[0] ?? '',
    last: days.at(-1) ?? '',
    knownOn(day) {
      const isKnown = (log: GameLog) => toDay(log.endDate) <= day;
      for (const log of unread.filter(isKnown))
        update(state, { ...log, home: toTeam(log.home), away: toTeam(log.away) });
      unread = unread.filter((log) => !isKnown(log));
      return {
        season: String(season),
        clubs,
        games: games.map((game) => (game.date <= day ? game : { ...game, score: null })),
        bracket: null,
        strengths: clubStrengths(state, { season, clubs: clubs.map(({ id }) => String(id)) }),
        tonight: [],
        weekFrom: null,
      };
    },
  };
}

/** Leaves out games of clubs that had played all games of the season. */
function withoutTieBreakers(logs: readonly GameLog[]): GameLog[] {
  const played = new Map<string, number>();
  return logs.filter(({ season, home, away }) => {
    const most = raceRules(String(season))?.games ?? Infinity;
    const counts = [home, away].map(({ club }) => (played.get(club) ?? 0) + 1);
    if (counts.some((count) => count > most)) return false;
    [home, away].forEach(({ club }, side) => played.set(club, counts[side] ?? 0));
    return true;
  });
}
