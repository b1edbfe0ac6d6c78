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
import type { Turn } from './stats/packed-turns.ts';

/**
 * `openingDay` is a league date; its year is the season. `turnsOn`: the games from this day on go another way than without it, with the same
 * rosters, starters and schedule.
 */
export type LeagueSettings = { seed: string; openingDay: LeagueDate; turnsOn?: LeagueDate };

/**
 * The simulated league. Every result is a function of the settings and the times passed in (UTC epoch milliseconds).
 * An unknown id gives `undefined` for one item and an empty list for many.
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
  venue(id: number): Venue | undefined;
  person(id: number): Person | undefined;
  /** every player who was on a roster of the level this season up to a date */
  players(sportId: SportId, date: LeagueDate): readonly Person[];
  coaches(clubId: number): readonly Coach[];

  /**
   * Moves the postseason to a time: clubs and games that are not known by then are placeholders. The regular season does not need it.
   */
  update(now: number): void;
  /** games listed on the date in order of start, also postponed and canceled ones; a game with two listings appears on both dates */
  games(sportId: SportId, date: LeagueDate): readonly ScheduledGame[];
  gamesOfClub(clubId: number, from: LeagueDate, to: LeagueDate): readonly ScheduledGame[];
  game(gamePk: number): ScheduledGame | undefined;
  /** ids of the announced starting pitchers; null if not announced by that time */
  probablePitchers(gamePk: number, at: number): { away: number | null; home: number | null };
  /** every status of the game in order of time; the first one also holds before its time */
  statusChanges(gamePk: number): readonly StatusChange[];
  status(gamePk: number, at: number): GameStatus;
  /** the game with full detail, from a small least-recently-used cache; undefined: canceled or unknown */
  play(gamePk: number): PlayedGame | undefined;
  /** final score, without computing the detail */
  score(gamePk: number): GameScore | undefined;

  /** active, injured and other 40-man spots of an MLB club on a date; the whole list at other levels */
  rosterOn(clubId: number, date: LeagueDate): readonly RosterSpot[];
  nonRosterInvitees(clubId: number): readonly RosterSpot[];
  movesBetween(clubId: number | null, from: LeagueDate, to: LeagueDate): readonly RosterMove[];
  /** the player's roster spot that day; null: on no roster */
  spotOf(personId: number, date: LeagueDate): RosterSpot | null;
  freeAgents(season: number, date: LeagueDate): readonly FreeAgent[];

  /** statistics of this season from games that ended by `upTo`, of the regular season by default; one entry per person and club */
  seasonLines(sportId: SportId, upTo: number, gameType?: GameType): readonly SeasonLine[];
  /** the same of one person, of the regular season */
  seasonLinesOf(personId: number, upTo: number): readonly SeasonLine[];
  gameLog(personId: number, upTo: number, levels?: readonly SportId[]): readonly GameLogEntry[];
  /** the regular-season plays of this season in which the player batted or pitched, by level as the game log */
  turns(personId: number, upTo: number, levels?: readonly SportId[]): readonly Turn[];
  /** past seasons, oldest first: MLB and minor-league years, one entry per club and year */
  pastSeasons(personId: number): readonly SeasonLine[];
  standings(sportId: SportId, upTo: number): readonly ClubResults[];
};

export type SeasonCalendar = {
  springStart: LeagueDate;
  regularStart: LeagueDate;
  regularEnd: LeagueDate;
  postseasonStart: LeagueDate;
  postseasonEnd: LeagueDate;
};

export type GameScore = {
  away: number;
  home: number;
  firstPitchAt: number;
  endedAt: number;
  winnerId: number | null;
};

/** The state of a game at a time, computed by `gameAt` in `game/game-at.ts`. */
export type GameMoment = {
  /** epoch ms */
  at: number;
  /** number of decided plays */
  completed: number;
  /** index of the play in progress, else of the last play; -1 before the first */
  current: number;
  /** number of events of the current play that have happened */
  currentEvents: number;
  inning: number;
  isTop: boolean;
  inningState: 'Top' | 'Middle' | 'Bottom' | 'End';
  bases: Bases;
  batterId: number | null;
  onDeckId: number | null;
  inHoleId: number | null;
  pitcherId: number | null;
  /** person ids of the side in the field by position abbreviation ('P', 'C' … 'RF') */
  defense: Readonly<Record<string, number>>;
  /** the nine slots of each side, with the position played */
  orders: Record<'away' | 'home', readonly { personId: number; position: string }[]>;
  /** pitchers used so far in order */
  pitchersUsed: Record<'away' | 'home', readonly number[]>;
  /** statistics of every player so far */
  lines: readonly GameLine[];
  linescore: readonly { inning: number; away: HalfScore | null; home: HalfScore | null }[];
  totals: Record<'away' | 'home', HalfScore>;
};

export type HalfScore = { runs: number; hits: number; errors: number; leftOnBase: number };
