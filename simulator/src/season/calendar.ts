import type { SeasonCalendar } from '../league.ts';
import type { LeagueDate, SportId } from '../model.ts';
import { addDays } from '../clock/league-date.ts';
import { mlbSchedule } from './mlb-schedule.ts';
import { minorSchedule, springSchedule } from './minor-schedule.ts';
import type { PlannedGame } from './planned-game.ts';

/** All games of a level, sorted by start, with lookups by gamePk, date and club. */
export class Calendar {
  readonly games: readonly PlannedGame[];
  readonly #byPk = new Map<number, PlannedGame>();
  readonly #byDate = new Map<LeagueDate, PlannedGame[]>();
  readonly #byClub = new Map<number, PlannedGame[]>();

  constructor(games: readonly PlannedGame[]) {
    this.games = games;
    for (const game of games) {
      this.#byPk.set(game.gamePk, game);
      for (const date of new Set(game.listings.map((listing) => listing.officialDate)))
        addToGroup(this.#byDate, date, game);
      addToGroup(this.#byClub, game.awayId, game);
      addToGroup(this.#byClub, game.homeId, game);
    }
    for (const [date, list] of this.#byDate) list.sort((a, b) => startOn(a, date) - startOn(b, date));
  }

  game(gamePk: number): PlannedGame | undefined {
    return this.#byPk.get(gamePk);
  }

  on(date: LeagueDate): readonly PlannedGame[] {
    return this.#byDate.get(date) ?? [];
  }

  ofClub(clubId: number): readonly PlannedGame[] {
    return this.#byClub.get(clubId) ?? [];
  }
}

const startOn = (game: PlannedGame, date: LeagueDate): number =>
  game.listings.find((listing) => listing.officialDate === date)?.startsAt ?? 0;

function addToGroup<Key>(map: Map<Key, PlannedGame[]>, key: Key, game: PlannedGame): void {
  const list = map.get(key);
  if (list) list.push(game);
  else map.set(key, [game]);
}

/** Returns the calendar of a level, created on first use. */
export function calendars(seed: string, openingDay: LeagueDate): (sportId: SportId) => Calendar {
  const made = new Map<SportId, Calendar>();
  return (sportId) => {
    const cached = made.get(sportId);
    if (cached) return cached;
    const games =
      sportId === 1
        ? [...springSchedule(seed, openingDay), ...mlbSchedule(seed, openingDay)]
        : minorSchedule(seed, sportId, openingDay);
    const calendar = new Calendar(games);
    made.set(sportId, calendar);
    return calendar;
  };
}

/** The level of a gamePk, determined by its range. */
export function sportOfGame(gamePk: number): SportId | undefined {
  const ranges: readonly (readonly [number, SportId])[] = [
    [905_000, 1],
    [920_000, 11],
    [930_000, 12],
    [940_000, 13],
    [950_000, 14],
    [960_000, 22],
  ];
  if (gamePk >= 970_000) return undefined;
  return ranges.findLast(([from]) => gamePk >= from)?.[1];
}

export function seasonCalendar(openingDay: LeagueDate): SeasonCalendar {
  return {
    season: Number(openingDay.slice(0, 4)),
    springStart: addDays(openingDay, -30),
    springEnd: addDays(openingDay, -3),
    regularStart: openingDay,
    regularEnd: addDays(openingDay, 152),
    allStarDate: addDays(openingDay, 84),
    postseasonStart: addDays(openingDay, 155),
    postseasonEnd: addDays(openingDay, 185),
  };
}
