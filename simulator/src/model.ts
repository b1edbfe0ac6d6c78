/**
 * The data of the simulated season, which `wire` converts to the shapes of the Stats API. Times are epoch milliseconds (UTC), dates are US-Eastern league days 'YYYY-MM-DD', speeds mph, distances feet,
 * angles degrees, spin rpm, height inches, weight pounds. The played game is in `played-game.ts`, statistics are in `lines.ts`.
 */

/** 1 MLB, 11 AAA, 12 AA, 13 High-A, 14 Single-A, 22 College */
export type SportId = 1 | 11 | 12 | 13 | 14 | 22;

export function isSport(id: number): id is SportId {
  return [1, 11, 12, 13, 14, 22].includes(id);
}

export type Hand = 'L' | 'R';
export type Side = 'away' | 'home';
export type LeagueDate = string;

/** Position abbreviations; 'TWP' is a two-way player, 'PH' and 'PR' only occur inside a game. */
export type Position = 'P' | 'C' | '1B' | '2B' | '3B' | 'SS' | 'LF' | 'CF' | 'RF' | 'DH' | 'PH' | 'PR' | 'TWP';

export type Sport = { id: SportId; name: string };

export type LeagueOfClubs = { id: number; sportId: SportId; name: string; abbreviation: string };

export type Division = {
  id: number;
  leagueId: number;
  sportId: SportId;
  name: string;
  shortName: string;
};

export type Venue = {
  id: number;
  name: string;
  city: string;
  state: string;
  stateAbbreviation: string;
  country: string;
  /** IANA zone */
  timeZone: string;
  latitude: number;
  longitude: number;
  elevation: number;
  roof: 'Open' | 'Retractable' | 'Dome';
  turf: 'Grass' | 'Artificial Turf';
  capacity: number;
  /** fences: left line, left-center, center, right-center, right line */
  fences: { leftLine: number; leftCenter: number; center: number; rightCenter: number; rightLine: number };
};

export type Club = {
  id: number;
  sportId: SportId;
  /** 'Los Angeles Dodgers' */
  name: string;
  /** 'Dodgers' */
  clubName: string;
  /** 'LA Dodgers' */
  shortName: string;
  /** 'Los Angeles' */
  locationName: string;
  abbreviation: string;
  leagueId: number;
  divisionId: number | null;
  venueId: number;
  /** the MLB club above an affiliate */
  parentClubId: number | null;
  firstYearOfPlay: number;
  /** a name for a club that is not known yet: 'AL Higher Seed' */
  isPlaceholder?: boolean;
};

export type Birthplace = { city: string; stateProvince: string | null; country: string };

export type Person = {
  id: number;
  lastName: string;
  /** 'José Peña' */
  fullName: string;
  nickName: string | null;
  birthDate: string;
  birthplace: Birthplace;
  height: number;
  weight: number;
  bats: Hand | 'S';
  throws: Hand;
  position: Position;
  number: string;
  /** feet above the ground, in the batting stance */
  strikeZoneTop: number;
  strikeZoneBottom: number;
  /** null: was not drafted */
  draftYear: number | null;
  /** null: has not played in MLB */
  debutDate: string | null;
  /** the organization's MLB club; null for college players and free agents */
  organizationId: number | null;
  /** club on opening day; null: free agent */
  openingClubId: number | null;
  /** the last season before this one in which a player without a club has played; null: has a club, or is not a player of MLB */
  lastSeason: number | null;
};

/** Status codes of the roster: A active, D injured, RM reassigned to minors, RL released, NRI non-roster invitee. */
export type RosterStatus = 'A' | 'D7' | 'D10' | 'D15' | 'D60' | 'RM' | 'DES' | 'RL' | 'PL' | 'NRI';

export type RosterSpot = {
  personId: number;
  /** the club whose active roster or list includes the player that day */
  clubId: number;
  status: RosterStatus;
  position: Position;
  number: string;
  onActive: boolean;
  on40Man: boolean;
};

export type Coach = { personId: number; job: string; number: string };

export type MoveKind =
  | 'injuredList' | 'injuredList60' | 'activated' | 'recalled' | 'selected' | 'optioned' | 'outrighted' | 'designated'
  | 'traded' | 'signedFreeAgent' | 'signedMinor' | 'released' | 'electedFreeAgency' | 'claimed' | 'assigned' | 'rehab'
  | 'paternityList'; // prettier-ignore

/** One transaction. */
export type RosterMove = {
  kind: MoveKind;
  /** 'SC', 'OPT', 'CU', 'SE', 'TR', 'SFA', 'REL', 'DES', 'OUT', 'CLW', 'ASG', 'DFA' */
  typeCode: string;
  typeDescription: string;
  date: LeagueDate;
  personId: number;
  fromClubId: number | null;
  toClubId: number | null;
  description: string;
  /** the player's roster spot from this day on; null: on no roster */
  spot: RosterSpot | null;
};

export type FreeAgent = {
  personId: number;
  originalClubId: number;
  newClubId: number | null;
  position: Position;
  dateDeclared: LeagueDate;
  dateSigned: LeagueDate | null;
  notes: string;
};

/** Regular season, spring training, and the postseason: wild card, division and championship series, World Series. */
export type GameType = 'R' | 'S' | 'F' | 'D' | 'L' | 'W';

/** The series of a postseason game. */
export type PostseasonGame = {
  /** number of the series in its round */
  seriesNumber: number;
  /** whether the results so far may make the game unnecessary */
  isIfNecessary: boolean;
  /** the games of the series that have ended; times in epoch ms */
  results: readonly { winnerId: number | null; endedAt: number }[];
};

/**
 * One date of a game in the schedule. A postponed or suspended game has two listings with the same gamePk.
 * A listing is not visible before its `publicAt`.
 */
export type GameListing = {
  officialDate: LeagueDate;
  startsAt: number;
  startTimeTbd: boolean;
  fate: 'played' | 'postponed' | 'suspended' | 'forfeited' | 'cancelled';
  /** 'Rain', 'Inclement Weather', 'Wet Grounds' … for a fate other than played */
  reason: string | null;
  /** when the fate becomes public (postponement announced, play suspended); null for 'played' */
  fateAt: number | null;
  /** when this listing becomes public; before that the schedule does not show it */
  publicAt: number;
  doubleHeader: 'N' | 'Y' | 'S';
  gameNumber: 1 | 2;
};

export type ScheduledGame = {
  gamePk: number;
  sportId: SportId;
  gameType: GameType;
  season: number;
  awayId: number;
  homeId: number;
  venueId: number;
  /** the planned date first, then the make-up game or the resumption */
  listings: readonly GameListing[];
  scheduledInnings: 7 | 9;
  seriesGameNumber: number;
  gamesInSeries: number;
  /** number of the game in the club's season, 1-based */
  awayGameNumber: number;
  homeGameNumber: number;
  /** absent before the postseason */
  postseason?: PostseasonGame;
};

/** A status that holds from a time on. Codes of `GET /api/v1/gameStatus`: S P PW PR(delayed start: rain) I IR(rain delay) TR(suspended) O F FR DR CR R… */
export type StatusChange = { at: number; code: string; reason: string | null };

/** The fields of a status in the API. */
export type GameStatus = {
  abstractGameState: 'Preview' | 'Live' | 'Final';
  codedGameState: string;
  detailedState: string;
  statusCode: string;
  abstractGameCode: string;
  reason: string | null;
};

export type Weather = {
  condition: string;
  /** degrees Fahrenheit */
  temperature: number;
  /** '9 mph, Out To CF', '0 mph, None' */
  wind: string;
};
