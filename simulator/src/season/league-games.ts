import { clubsById } from '../game/play-game.ts';
import type { LeagueDate, SportId } from '../model.ts';
import { type Calendar, sportOfGame } from './calendar.ts';
import type { PlannedGame } from './planned-game.ts';
import { placeholderClubs } from './postseason/placeholders.ts';
import type { Postseason } from './postseason/postseason.ts';

export const placeholdersById = new Map(placeholderClubs.map((club) => [club.id, club]));

/** Finds games in the calendars of all levels and in the postseason. */
export function leagueGames(calendarOf: (sportId: SportId) => Calendar, postseason: Postseason) {
  const find = (gamePk: number): PlannedGame | undefined => {
    const sportId = sportOfGame(gamePk);
    return sportId === undefined ? undefined : (calendarOf(sportId).game(gamePk) ?? postseason.game(gamePk));
  };
  return {
    find,
    /** a game whose clubs are known, so that it can be played */
    findPlayable: (gamePk: number): PlannedGame | undefined => {
      const game = find(gamePk);
      return game && !placeholdersById.has(game.awayId) && !placeholdersById.has(game.homeId) ? game : undefined;
    },
    on: (sportId: SportId, date: LeagueDate): PlannedGame[] => [
      ...calendarOf(sportId).on(date),
      ...(sportId === 1 ? postseason.on(date) : []),
    ],
    ofClub: (clubId: number, from: LeagueDate, to: LeagueDate): PlannedGame[] =>
      [...calendarOf(clubsById.get(clubId)?.sportId ?? 1).ofClub(clubId), ...postseason.ofClub(clubId)].filter((game) =>
        game.listings.some(({ officialDate }) => officialDate >= from && officialDate <= to),
      ),
  };
}
