import { leagueDateOf } from './clock/league-date.ts';
import { minorClubs, minorDivisions, minorLeagues, minorVenues } from './clubs/affiliates.ts';
import { mlbClubs, mlbDivisions, mlbLeagues, sports } from './clubs/mlb-clubs.ts';
import { mlbVenues } from './clubs/mlb-venues.ts';
import { GameCache } from './game/game-cache.ts';
import { clubsById } from './game/play-game.ts';
import type { League, LeagueSettings } from './league.ts';
import type { SportId, Venue } from './model.ts';
import { makeCoaches } from './roster/coaches.ts';
import { freeAgentsOf, winterSignings } from './roster/free-agents.ts';
import { openingRosters } from './roster/opening-rosters.ts';
import { planRosters } from './roster/plan-rosters.ts';
import { RosterBook } from './roster/roster-book.ts';
import { calendars, seasonCalendar } from './season/calendar.ts';
import { leagueGames, placeholdersById } from './season/league-games.ts';
import { placeholderVenue } from './season/postseason/placeholders.ts';
import { Postseason } from './season/postseason/postseason.ts';
import { probablePitchers } from './season/probable-pitchers.ts';
import { springVenues } from './season/spring-venues.ts';
import { statusOf } from './season/status-codes.ts';
import { Ledgers } from './stats/ledgers.ts';
import { pastSeasonsOf } from './stats/past-seasons.ts';

const venues = [...mlbVenues, ...minorVenues, ...springVenues, placeholderVenue];
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

/** The levels, leagues, divisions, clubs and parks, which are the same in every season. */
const geography = {
  sports: () => sports,
  leagues: (sportId?: SportId) => ofLevel(leagues, sportId),
  divisions: (sportId?: SportId) => ofLevel(divisions, sportId),
  clubs: (sportId?: SportId) => ofLevel(clubs, sportId),
  club: (id: number) => clubsById.get(id) ?? placeholdersById.get(id),
  affiliates: (clubId: number) => clubs.filter((club) => club.parentClubId === clubId || club.id === clubId),
  venue: (id: number) => venuesById.get(id),
} satisfies Partial<League>;

/** Creates the league of a seed and an opening day in about 0.2 s. Each game is simulated at its first use. */
export function createLeague(settings: LeagueSettings): League {
  const { seed, openingDay, turnsOn } = settings;
  const season = Number(openingDay.slice(0, 4));
  const calendarOf = calendars(seed, openingDay);
  const opening = openingRosters(seed, season);
  const plan = planRosters(seed, opening, calendarOf(1).games, openingDay);
  const book = new RosterBook(opening, [...winterSignings({ seed, season, opening }), ...plan.moves]);
  const staff = makeCoaches(seed, season);
  const gameCache = new GameCache({
    seed,
    turnsOn,
    venue: venueOf,
    activeOn: (clubId, date) => book.activeOn(clubId, date),
    starterOf: (gamePk, clubId) => opening.players.get(plan.starters.get(`${gamePk}/${clubId}`) ?? 0),
    player: (id) => {
      const player = opening.players.get(id);
      if (player === undefined) throw new Error(`Unknown player ${id}`);
      return player;
    },
  });
  const ledgers = new Ledgers(calendarOf, gameCache);
  const calendar = seasonCalendar(openingDay);
  const postseason = new Postseason({
    season,
    firstDay: calendar.postseasonStart,
    regularGames: calendarOf(1).games,
    score: (game) => gameCache.score(game),
    results: (upTo) => ledgers.upTo(1, 'R', upTo).standings(mlbClubs),
  });
  const games = leagueGames(calendarOf, postseason);
  return {
    settings,
    season,
    calendar,
    ...geography,
    person: (id) => opening.players.get(id)?.person ?? staff.people.get(id),
    players: (sportId, date) => book.everAtLevel(sportId, date).flatMap((id) => opening.players.get(id)?.person ?? []),
    coaches: (clubId) => staff.byClub.get(clubId) ?? [],
    update: (now) => postseason.update(now),
    games: games.on,
    gamesOfClub: games.ofClub,
    game: games.find,
    probablePitchers: (gamePk, at) =>
      probablePitchers(games.findPlayable(gamePk), { games: gameCache, planned: plan.planned }, at),
    statusChanges: (gamePk) => gameCache.statusChanges(games.findPlayable(gamePk)),
    status: (gamePk, at) => {
      const last = gameCache.lastStatusChange(games.findPlayable(gamePk), at);
      return statusOf(last?.code ?? 'S', last?.reason ?? null);
    },
    play: (gamePk) => gameCache.playedGame(games.findPlayable(gamePk)),
    score: (gamePk) => gameCache.score(games.findPlayable(gamePk)),
    rosterOn: (clubId, date) => book.rosterOn(clubId, date),
    nonRosterInvitees: (clubId) =>
      (opening.invitees.get(clubId) ?? []).flatMap((id) => {
        const spot = opening.spots.get(id);
        return spot ? [{ ...spot, status: 'NRI' as const }] : [];
      }),
    movesBetween: (clubId, from, to) => book.movesBetween(clubId, from, to),
    spotOf: (personId, date) => book.spotOf(personId, date),
    freeAgents: (year, date) => freeAgentsOf({ seed, season, opening, moves: book.moves }, year, date),
    seasonLines: (sportId, upTo, gameType = 'R') => ledgers.upTo(sportId, gameType, upTo).lines(),
    seasonLinesOf: (personId, upTo) =>
      ledgers.of(book.levelsOf(personId, leagueDateOf(upTo)), upTo).flatMap((ledger) => ledger.linesOf(personId)),
    gameLog: (id, upTo, levels = book.levelsOf(id, leagueDateOf(upTo))) =>
      ledgers.of(levels, upTo).flatMap((ledger) => ledger.logOf(id)),
    turns: (id, upTo, levels = book.levelsOf(id, leagueDateOf(upTo))) =>
      ledgers.of(levels, upTo).flatMap((ledger) => ledger.turnsOf(id)),
    pastSeasons: (personId) => {
      const player = opening.players.get(personId);
      return player ? pastSeasonsOf(seed, player, season) : [];
    },
    standings: (sportId, upTo) => ledgers.upTo(sportId, 'R', upTo).standings(ofLevel(clubs, sportId)),
  };
}
