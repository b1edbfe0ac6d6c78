import type { ClubResults, GameLine, GameLogEntry, SeasonLine } from './lines.ts';
import type {
  Club,
  Coach,
  Division,
  FreeAgent,
  GameStatus,
  GameType,
  LeagueDate,
  LeagueOfClubs,
  Person,
  RosterMove,
  RosterSpot,
  ScheduledGame,
  Sport,
  SportId,
  StatusChange,
  Venue,
} from './model.ts';
import type { Bases, PlayedGame } from './played-game.ts';

/** `openingDay` is a league date; the season is its year. */
export type LeagueSettings = { seed: string; openingDay: LeagueDate };

/**
 * The simulated league. Everything is a function of the settings and of the instants passed in; it has no clock.
 * An unknown id gives `undefined` (one thing) or an empty list (many).
 */
export type League = {
  settings: LeagueSettings;
  season: number;
  calendar: SeasonCalendar;
  sports(): readonly Sport[];
  leagues(sportId?: SportId): readonly LeagueOfClubs[];
  divisions(sportId?: SportId): readonly Division[];
  clubs(sportId?: SportId): readonly Club[];
  club(id: number): Club | undefined;
  affiliates(clubId: number): readonly Club[];
  venues(): readonly Venue[];
  venue(id: number): Venue | undefined;
  person(id: number): Person | undefined;
  /** everybody who plays at the level this season (on any roster of it at any time) */
  players(sportId: SportId): readonly Person[];
  coaches(clubId: number): readonly Coach[];

  /** games listed under the date, in order of start, whatever their fate; a game with two listings appears under both */
  games(sportId: SportId, date: LeagueDate): readonly ScheduledGame[];
  gamesOfClub(clubId: number, from: LeagueDate, to: LeagueDate): readonly ScheduledGame[];
  game(gamePk: number): ScheduledGame | undefined;
  /** ids of the announced starting pitchers; null where not announced by that instant */
  probablePitchers(gamePk: number, instant: number): { away: number | null; home: number | null };
  /** every status of the game in time order; the first entry holds from the beginning of the world */
  statusChanges(gamePk: number): readonly StatusChange[];
  status(gamePk: number, instant: number): GameStatus;
  /** with full detail; kept in a small least-recently-used cache. undefined: never played (cancelled, unknown) */
  play(gamePk: number): PlayedGame | undefined;
  /** final score, without the cost of detail */
  score(gamePk: number): GameScore | undefined;

  /** active, injured and other 40-man spots of a club on a date (MLB), or the whole list (other levels) */
  rosterOn(clubId: number, date: LeagueDate): readonly RosterSpot[];
  nonRosterInvitees(clubId: number): readonly RosterSpot[];
  movesBetween(clubId: number | null, from: LeagueDate, to: LeagueDate): readonly RosterMove[];
  movesOfPerson(personId: number): readonly RosterMove[];
  /** where he is that day; null: nowhere */
  spotOf(personId: number, date: LeagueDate): RosterSpot | null;
  freeAgents(season: number, date: LeagueDate): readonly FreeAgent[];

  /** this season's numbers from games ended by the instant; one entry per person and club */
  seasonLines(sportId: SportId, upTo: number, gameType?: GameType): readonly SeasonLine[];
  seasonLinesOf(personId: number, upTo: number): readonly SeasonLine[];
  gameLog(personId: number, upTo: number): readonly GameLogEntry[];
  /** past seasons, oldest first: MLB and minor-league years, one entry per club and year */
  pastSeasons(personId: number): readonly SeasonLine[];
  standings(sportId: SportId, upTo: number): readonly ClubResults[];
};

export type SeasonCalendar = {
  season: number;
  springStart: LeagueDate;
  springEnd: LeagueDate;
  regularStart: LeagueDate;
  regularEnd: LeagueDate;
  allStarDate: LeagueDate;
  postseasonStart: LeagueDate;
  postseasonEnd: LeagueDate;
};

export type GameScore = {
  away: number;
  home: number;
  innings: number;
  firstPitchAt: number;
  endedAt: number;
  winnerId: number | null;
};

/** A game cut at an instant: see `game/game-at.ts` for `gameAt(played, instant)`. */
export type GameMoment = {
  /** plays decided by then */
  completed: number;
  /** index of the play in progress, or of the last one when none is; -1 before the first */
  current: number;
  /** number of events of the current play that have happened */
  currentEvents: number;
  inning: number;
  isTop: boolean;
  /** 'Top' | 'Middle' | 'Bottom' | 'End' */
  inningState: 'Top' | 'Middle' | 'Bottom' | 'End';
  balls: number;
  strikes: number;
  outs: number;
  bases: Bases;
  awayScore: number;
  homeScore: number;
  batterId: number | null;
  onDeckId: number | null;
  inHoleId: number | null;
  pitcherId: number | null;
  /** of the side in the field, by position abbreviation ('P', 'C' … 'RF') */
  defense: Readonly<Record<string, number>>;
  /** who is in the nine slots of each side now, with the position played */
  orders: Record<'away' | 'home', readonly { personId: number; position: string }[]>;
  pitchers: Record<'away' | 'home', number>;
  /** pitchers used so far in order */
  pitchersUsed: Record<'away' | 'home', readonly number[]>;
  /** every player's part so far */
  lines: readonly GameLine[];
  linescore: readonly { inning: number; away: HalfScore | null; home: HalfScore | null }[];
  totals: Record<'away' | 'home', { runs: number; hits: number; errors: number; leftOnBase: number }>;
};

export type HalfScore = { runs: number; hits: number; errors: number; leftOnBase: number };
