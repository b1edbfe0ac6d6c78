import { addDays, startOfDay, weekday } from '../clock/league-date.ts';
import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { SeasonCalendar } from '../league.ts';
import type { LeagueDate, SportId, GameListing, GameType } from '../model.ts';
import { Random } from '../rng/random.ts';
import { countUp, mlbSchedule } from './mlb-schedule.ts';
import { minute, type PlannedGame, playedListing } from './planned-game.ts';
import { springVenueId } from './spring-venues.ts';

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

export function addToGroup<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
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
    springStart: addDays(openingDay, -30),
    regularStart: openingDay,
    regularEnd: addDays(openingDay, 152),
    postseasonStart: addDays(openingDay, 155),
    postseasonEnd: addDays(openingDay, 185),
  };
}

const seasonDays = 150;
const firstGamePks: Readonly<Record<number, number>> = {
  11: 920_001,
  12: 930_001,
  13: 940_001,
  14: 950_001,
  22: 960_001,
};
const firstSpringGamePk = 905_001;

/** Circle method: in each of n-1 rounds every club has an opponent, and over all rounds every club meets every other. */
function roundRobin(ids: readonly number[], round: number): [number, number][] {
  const [fixed, ...rest] = ids;
  if (fixed === undefined) return [];
  const turned = rest.map((_, index) => rest[(index + round) % rest.length] ?? fixed);
  const line = [fixed, ...turned];
  return Array.from({ length: line.length / 2 }, (_, index) => {
    const pair: [number, number] = [line[index] ?? fixed, line[line.length - 1 - index] ?? fixed];
    return (round + index) % 2 === 0 ? pair : [pair[1], pair[0]];
  });
}

type Entry = { date: LeagueDate; awayId: number; homeId: number; startsAt: number; nth: number; of: number };

/** Series from Tuesday to Sunday against one club, Mondays off, with starts from 11:00 to 20:50, Eastern time. */
function minorEntries(sportId: SportId, openingDay: LeagueDate, random: Random): Entry[] {
  const ids = random.shuffled(minorClubs.filter((club) => club.sportId === sportId).map((club) => club.id));
  const entries: Entry[] = [];
  const monday = addDays(openingDay, -((weekday(openingDay) + 6) % 7));
  for (let week = 0; week * 7 < seasonDays; week++) {
    const hours = random.shuffled(Array.from({ length: 15 }, (_, index) => 11 + index * 0.7));
    for (const [index, [awayId, homeId]] of roundRobin(ids, week).entries()) {
      for (let day = 1; day <= 6; day++) {
        const date = addDays(monday, week * 7 + day);
        if (date < openingDay) continue;
        const startsAt = startOfDay(date) + Math.round((hours[index] ?? 19) * 12) * 5 * minute;
        entries.push({ date, awayId, homeId, startsAt, nth: day, of: 6 });
      }
    }
  }
  return entries;
}

/** Three games from Friday to Sunday, one on Tuesday. */
function collegeEntries(openingDay: LeagueDate, random: Random): Entry[] {
  const ids = random.shuffled(minorClubs.filter((club) => club.sportId === 22).map((club) => club.id));
  const entries: Entry[] = [];
  for (let day = 0; day < seasonDays; day++) {
    const date = addDays(openingDay, day);
    const week = Math.floor(day / 7);
    const kind = weekday(date);
    const nth = { 5: 1, 6: 2, 0: 3, 2: 1 }[kind];
    if (nth === undefined) continue;
    const pairs = roundRobin(ids, kind === 2 ? week * 2 + 1 : week * 2);
    for (const [index, [awayId, homeId]] of (kind === 2 ? pairs.slice(0, 4) : pairs).entries()) {
      const startsAt = startOfDay(date) + (13 * 60 + index * 55) * minute;
      entries.push({ date, awayId, homeId, startsAt, nth, of: kind === 2 ? 1 : 3 });
    }
  }
  return entries;
}

/** Four weeks of afternoon games before opening day, in Florida and Arizona. */
function springEntries(openingDay: LeagueDate, random: Random): Entry[] {
  const ids = random.shuffled(mlbClubs.map((club) => club.id));
  return Array.from({ length: 28 }, (_, day) => day).flatMap((day) => {
    const date = addDays(openingDay, day - 30);
    return roundRobin(ids, day % 29).map(([awayId, homeId], index) => {
      const startsAt = startOfDay(date) + (index % 4 === 0 ? 18 * 60 + 40 : 13 * 60 + 5) * minute;
      return { date, awayId, homeId, startsAt, nth: 1, of: 1 };
    });
  });
}

type Kind = { sportId: SportId; gameType: GameType; firstGamePk: number; season: number };

/** Rain cancels a few games of the lower levels. */
function drawFate(entry: Entry, kind: Kind, random: Random): GameListing {
  const base = { ...playedListing, officialDate: entry.date, startsAt: entry.startsAt, startTimeTbd: false };
  if (!random.chance(kind.gameType === 'S' ? 0.02 : 0.012)) return base;
  return { ...base, fate: 'cancelled', reason: 'Rain', fateAt: entry.startsAt - random.int(30, 180) * minute };
}

const clubsById = new Map(minorClubs.map((club) => [club.id, club]));

function planAll(seed: string, entries: readonly Entry[], kind: Kind): PlannedGame[] {
  const counts = new Map<number, number>();
  return entries
    .toSorted((a, b) => a.startsAt - b.startsAt || a.homeId - b.homeId)
    .map((entry, index) => {
      const gamePk = kind.firstGamePk + index;
      const random = new Random(`${seed}/calendar/${gamePk}`);
      return {
        gamePk,
        sportId: kind.sportId,
        gameType: kind.gameType,
        season: kind.season,
        awayId: entry.awayId,
        homeId: entry.homeId,
        venueId: clubsById.get(entry.homeId)?.venueId ?? springVenueId(entry.homeId),
        listings: [drawFate(entry, kind, random)],
        scheduledInnings: 9,
        seriesGameNumber: entry.nth,
        gamesInSeries: entry.of,
        awayGameNumber: countUp(counts, entry.awayId),
        homeGameNumber: countUp(counts, entry.homeId),
        coverUntil: 0,
        rainDelay: random.chance(0.02)
          ? { afterMinutes: random.int(20, 120), lengthMinutes: random.int(20, 60) }
          : null,
        startDelay: 0,
        suspendAfter: null,
        calledAfter: kind.gameType === 'R' && random.chance(0.006) ? random.int(5, 7) : null,
      };
    });
}

/** Creates the schedule of a level other than MLB. */
function minorSchedule(seed: string, sportId: SportId, openingDay: LeagueDate): PlannedGame[] {
  const random = new Random(`${seed}/schedule/${sportId}`);
  const entries = sportId === 22 ? collegeEntries(openingDay, random) : minorEntries(sportId, openingDay, random);
  const season = Number(openingDay.slice(0, 4));
  return planAll(seed, entries, { sportId, gameType: 'R', firstGamePk: firstGamePks[sportId] ?? 970_001, season });
}

function springSchedule(seed: string, openingDay: LeagueDate): PlannedGame[] {
  const entries = springEntries(openingDay, new Random(`${seed}/schedule/spring`));
  const season = Number(openingDay.slice(0, 4));
  return planAll(seed, entries, { sportId: 1, gameType: 'S', firstGamePk: firstSpringGamePk, season });
}
