import type { GameLine } from './lines.ts';
import type { Hand, Position, ScheduledGame, Side, StatusChange, Weather } from './model.ts';
import type { PitchTypeCode } from './people/pitch-types.ts';

/** The scheduled facts of a game that do not change. */
type Fixture = Pick<ScheduledGame, 'gamePk' | 'sportId' | 'season' | 'gameType' | 'awayId' | 'homeId' | 'venueId'>;

export function fixtureOf({ gamePk, sportId, season, gameType, awayId, homeId, venueId }: ScheduledGame): Fixture {
  return { gamePk, sportId, season, gameType, awayId, homeId, venueId };
}

/**
 * A whole game, play by play, with physical detail. Every `at` is UTC epoch milliseconds: at a given time, entries with a
 * later `at` have not happened yet. A plate appearance is decided at its `endedAt`.
 */
export type PlayedGame = Fixture & {
  weather: Weather;
  /** names of the umpires at home plate, first, second and third base */
  officials: readonly string[];
  /** when the lineups are announced; readers must hide them before */
  lineupsAt: number;
  starters: Record<Side, StartingLineup>;
  /** active that day, starters included */
  bench: Record<Side, readonly number[]>;
  bullpen: Record<Side, readonly number[]>;
  firstPitchAt: number;
  /** the last out (or the forfeit) */
  endedAt: number;
  statusChanges: readonly StatusChange[];
  plays: readonly Play[];
  /** challenges of balls and strikes, in order */
  challenges: readonly PitchChallenge[];
  /** plays on which the official scorer decides later, in order */
  rulings: readonly PendingRuling[];
  /** final statistics; `gameAt` computes those of an earlier time */
  lines: readonly GameLine[];
  totals: Record<Side, { runs: number; hits: number; errors: number; leftOnBase: number }>;
  winnerId: number | null;
  winningPitcherId: number | null;
  losingPitcherId: number | null;
  savingPitcherId: number | null;
  isForfeit: boolean;
};

export type StartingLineup = {
  /** nine in batting order; includes the pitcher only without a designated hitter */
  order: readonly { personId: number; position: Position }[];
  pitcherId: number;
};

/** The facts of a plate appearance that do not depend on physical detail or descriptions. */
export type PlayFacts = {
  /** atBatIndex, 0-based through the game */
  index: number;
  inning: number;
  isTop: boolean;
  batterId: number;
  bats: Hand;
  pitcherId: number;
  throws: Hand;
  startedAt: number;
  endedAt: number;
  /** names of the API, such as 'Single' and 'single' */
  event: string;
  eventType: string;
  rbi: number;
  isScoring: boolean;
  /** after the play */
  awayScore: number;
  homeScore: number;
  outs: number;
  /** person ids on first, second and third after the play, also after a third out */
  basesAfter: Bases;
};

/** One plate appearance, also one that ends with a third out on the bases. */
export type Play = PlayFacts & {
  events: readonly PlayEvent[];
  runners: readonly RunnerMove[];
  description: string;
  /** the replay review of the play, if any */
  review: Review | null;
};

export type Bases = readonly [number | null, number | null, number | null];

export type PlayEvent = PitchEvent | PickoffEvent | ActionEvent | NoPitchEvent;

export type EventBase = {
  /** 0-based in the play */
  index: number;
  at: number;
  endsAt: number;
  /** the count after the event */
  balls: number;
  strikes: number;
  outs: number;
};

/** `call` is a pitch code of the API: B *B C S W F T L M X D E H P V A. X: out, D: no out, E: run(s). */
export type PitchEvent = EventBase & {
  kind: 'pitch';
  /** 1-based in the play */
  number: number;
  call: string;
  isStrike: boolean;
  isBall: boolean;
  isInPlay: boolean;
  pitchType: PitchTypeCode;
  physics: PitchPhysics;
  battedBall: BattedBall | null;
};

export type NoPitchEvent = EventBase & {
  kind: 'noPitch';
  number: number;
  call: string;
  isBall: boolean;
  isStrike: boolean;
};

type PickoffEvent = EventBase & { kind: 'pickoff'; base: 1 | 2 | 3 };

/** Steals, wild pitches, substitutions, mound visits, reviews, delays, ejections … `eventType` is that of the API. */
export type ActionEvent = EventBase & {
  kind: 'action';
  event: string;
  eventType: string;
  description: string;
  playerId: number | null;
  isScoring: boolean;
  substitution: Substitution | null;
};

export type Substitution = {
  side: Side;
  type: 'pitching' | 'offensive' | 'defensive' | 'defensiveSwitch';
  playerId: number;
  /** null when players already in the game switch positions */
  replacedId: number | null;
  position: Position;
  /** 1 to 9; null: a pitcher who is not in the batting order */
  slot: number | null;
  /** base of a pinch runner */
  base: 1 | 2 | 3 | null;
};

/** A replay review; a side of null is a review by the crew chief. */
export type Review = {
  isOverturned: boolean;
  challengeSide: Side | null;
  reviewType: string;
  startsAt: number;
  endsAt: number;
};

/** A play whose result is pending until the official scorer decides. The play in `plays` has the decision. */
export type PendingRuling = { playIndex: number; endsAt: number };

/** A challenge of a called pitch. The pitch in `plays` has the final call. */
export type PitchChallenge = {
  playIndex: number;
  eventIndex: number;
  inning: number;
  /** the club that challenges */
  side: Side;
  playerId: number;
  /** the umpire's call */
  originalCall: 'B' | 'C';
  isOverturned: boolean;
  pitchAt: number;
  startsAt: number;
  /** when it is decided */
  endsAt: number;
  /** where the feed describes it: on the pitch, on the play, on both, or next to the replay review of the play */
  placement: 'pitch' | 'play' | 'both' | 'additional';
};

/** A movement of a runner or of the batter; `start` null is the batter, `end` 4 is home plate. */
export type RunnerMove = {
  personId: number;
  start: 1 | 2 | 3 | null;
  end: 1 | 2 | 3 | 4 | null;
  outBase: 1 | 2 | 3 | 4 | null;
  isOut: boolean;
  /** 1 to 3: number of the out in the half-inning */
  outNumber: number | null;
  /** index of the event in `events` of the play */
  eventIndex: number;
  eventType: string;
  responsiblePitcherId: number | null;
  isScoring: boolean;
  earned: boolean;
  credits: readonly FieldingCredit[];
};

export type FieldingCredit = {
  personId: number;
  position: Position;
  credit: 'f_putout' | 'f_assist' | 'f_fielding_error' | 'f_throwing_error' | 'f_fielded_ball' | 'c_catcher_interf';
};

export type PitchPhysics = {
  startSpeed: number;
  endSpeed: number;
  strikeZoneTop: number;
  strikeZoneBottom: number;
  /** inches from the back of the plate to the plane in which pitches are judged; null: the front, 17 inches */
  strikeZoneDepth: number | null;
  /** feet at the front of the plate; catcher's view, right positive */
  pX: number;
  pZ: number;
  x0: number;
  y0: number;
  z0: number;
  vX0: number;
  vY0: number;
  vZ0: number;
  aX: number;
  aY: number;
  aZ: number;
  breakAngle: number;
  spinRate: number;
  /** degrees; 180 is pure backspin */
  spinDirection: number;
};

export type BattedBall = {
  exitVelocity: number;
  launchAngle: number;
  distance: number;
  trajectory: 'ground_ball' | 'line_drive' | 'fly_ball' | 'popup' | 'bunt_grounder' | 'bunt_popup';
  hardness: 'soft' | 'medium' | 'hard';
  /** 1–9: position number of the fielder who handled the ball */
  location: number;
  /** coordinates in the API's 250 × 250 field diagram: home plate at 125.42, 198.27 */
  coordX: number;
  coordY: number;
};
