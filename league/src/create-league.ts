import { minorClubs, minorDivisions, minorLeagues, minorVenues } from './clubs/affiliates.ts';
import { mlbClubs, mlbDivisions, mlbLeagues, sports } from './clubs/mlb-clubs.ts';
import { mlbVenues } from './clubs/mlb-venues.ts';
import { GameCache } from './game/game-cache.ts';
import { clubsById } from './game/play-game.ts';
import type { League, LeagueSettings } from './league.ts';
import type { Person, SportId, Venue } from './model.ts';
import type { Player } from './people/player.ts';
import { makeCoaches } from './roster/coaches.ts';
import { freeAgentsOf } from './roster/free-agents.ts';
import { openingRosters } from './roster/opening-rosters.ts';
import { planRosters } from './roster/plan-rosters.ts';
import { RosterBook } from './roster/roster-book.ts';
import { umpires } from './roster/umpires.ts';
import { calendars, seasonCalendar, sportOfGame } from './season/calendar.ts';
import { probablePitchers } from './season/probable-pitchers.ts';
import { springVenues } from './season/spring-venues.ts';
import { statusOf } from './season/status-codes.ts';
import { pastSeasonsOf } from './stats/past-seasons.ts';
import { Ledgers } from './stats/ledgers.ts';

const venues: readonly Venue[] = [...mlbVenues, ...minorVenues, ...springVenues];
const venuesById = new Map(venues.map((venue) => [venue.id, venue]));
const clubs = [...mlbClubs, ...minorClubs];
const leagues = [...mlbLeagues, ...minorLeagues];
const divisions = [...mlbDivisions, ...minorDivisions];

const ofLevel = <Item extends { sportId: SportId }>(
  items: readonly Item[],
  sportId: SportId | undefined,
): readonly Item[] => (sportId === undefined ? items : items.filter((item) => item.sportId === sportId));

function venueOf(id: number): Venue {
  const venue = venuesById.get(id);
  if (venue === undefined) throw new Error(`Unknown venue ${id}`);
  return venue;
}

/** Creates the league of a seed and an opening day in about 0.2 s. Each game is simulated at its first use. */
export function createLeague(settings: LeagueSettings): League {
  const { seed, openingDay } = settings;
  const season = Number(openingDay.slice(0, 4));
  const calendarOf = calendars(seed, openingDay);
  const opening = openingRosters(seed, season);
  const plan = planRosters(seed, opening, calendarOf(1).games, openingDay);
  const book = new RosterBook(opening, plan.moves);
  const staff = makeCoaches(seed, season);
  const people = new Map<number, Person>([
    ...staff.people,
    ...umpires(seed).map((umpire) => [umpire.id, umpire] as const),
  ]);
  const playerOf = (id: number): Player => {
    const player = opening.players.get(id);
    if (player === undefined) throw new Error(`Unknown player ${id}`);
    return player;
  };
  const gameCache = new GameCache({
    seed,
    venue: venueOf,
    activeOn: (clubId, date) => book.activeOn(clubId, date),
    starterOf: (gamePk, clubId) => opening.players.get(plan.starters.get(`${gamePk}/${clubId}`) ?? 0),
    player: playerOf,
  });
  const ledgers = new Ledgers(calendarOf, gameCache, venueOf, playerOf);
  const findGame = (gamePk: number) => {
    const sportId = sportOfGame(gamePk);
    return sportId === undefined ? undefined : calendarOf(sportId).game(gamePk);
  };
  const levelOf = (clubId: number): SportId => clubsById.get(clubId)?.sportId ?? 1;
  return {
    settings,
    season,
    calendar: seasonCalendar(openingDay),
    sports: () => sports,
    leagues: (sportId) => ofLevel(leagues, sportId),
    divisions: (sportId) => ofLevel(divisions, sportId),
    clubs: (sportId) => ofLevel(clubs, sportId),
    club: (id) => clubsById.get(id),
    affiliates: (clubId) => clubs.filter((club) => club.parentClubId === clubId || club.id === clubId),
    venues: () => venues,
    venue: (id) => venuesById.get(id),
    person: (id) => opening.players.get(id)?.person ?? people.get(id),
    players: (sportId) => book.everAtLevel(sportId).flatMap((id) => opening.players.get(id)?.person ?? []),
    coaches: (clubId) => staff.byClub.get(clubId) ?? [],
    games: (sportId, date) => calendarOf(sportId).on(date),
    gamesOfClub: (clubId, from, to) =>
      calendarOf(levelOf(clubId))
        .ofClub(clubId)
        .filter((game) => game.listings.some(({ officialDate }) => officialDate >= from && officialDate <= to)),
    game: findGame,
    probablePitchers: (gamePk, at) => probablePitchers(findGame(gamePk), gameCache, at),
    statusChanges: (gamePk) => gameCache.statusChanges(findGame(gamePk)),
    status: (gamePk, at) => {
      const last = gameCache.lastStatusChange(findGame(gamePk), at);
      return statusOf(last?.code ?? 'S', last?.reason ?? null);
    },
    play: (gamePk) => gameCache.playedGame(findGame(gamePk)),
    score: (gamePk) => gameCache.score(findGame(gamePk)),
    rosterOn: (clubId, date) => book.rosterOn(clubId, date),
    nonRosterInvitees: (clubId) =>
      (opening.invitees.get(clubId) ?? []).flatMap((id) => {
        const spot = opening.spots.get(id);
        return spot ? [{ ...spot, status: 'NRI' as const }] : [];
      }),
    movesBetween: (clubId, from, to) => book.movesBetween(clubId, from, to),
    movesOfPerson: (personId) => book.moves.filter((move) => move.personId === personId),
    spotOf: (personId, date) => book.spotOf(personId, date),
    freeAgents: (year, date) => freeAgentsOf({ seed, season, opening, moves: book.moves }, year, date),
    seasonLines: (sportId, upTo, gameType = 'R') => ledgers.upTo(sportId, gameType, upTo).lines(),
    seasonLinesOf: (personId, upTo) =>
      ledgers.of(book.levelsOf(personId), upTo).flatMap((ledger) => ledger.linesOf(personId)),
    gameLog: (id, upTo, levels = book.levelsOf(id)) => ledgers.of(levels, upTo).flatMap((ledger) => ledger.logOf(id)),
    pastSeasons: (personId) => {
      const player = opening.players.get(personId);
      return player ? pastSeasonsOf(seed, player, season) : [];
    },
    standings: (sportId, upTo) => ledgers.upTo(sportId, 'R', upTo).standings(ofLevel(clubs, sportId)),
  };
}
