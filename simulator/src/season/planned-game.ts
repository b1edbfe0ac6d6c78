import type { GameListing, ScheduledGame } from '../model.ts';

export const minute = 60_000;
/** Time before the scheduled start at which the status changes to Warmup. */
export const warmupLead = 25 * minute;

/** A rain delay during a game: minutes of play before it, and its length in minutes. */
type RainDelay = { afterMinutes: number; lengthMinutes: number };

/** A game with the engine's internal data: its minimum length and the weather events. */
export type PlannedGame = ScheduledGame & {
  /** earliest time of the last out, so that games are live around the clock */
  coverUntil: number;
  rainDelay: RainDelay | null;
  /** delayed start in minutes */
  startDelay: number;
  /** minutes of play after which a suspended game stops */
  suspendAfter: number | null;
  /** innings after which rain ends the game, 5 to 7, once a club leads; null when it is played completely */
  calledAfter: number | null;
};

export type Fate = 'played' | 'postponed' | 'suspended' | 'delayed' | 'forfeited';

/** A pairing on a day, without a start time. */
export type Pairing = {
  dayIndex: number;
  awayId: number;
  homeId: number;
  /** identifies the series: window number and home club */
  series: string;
  fate: Fate;
  gameNumber: 1 | 2;
  doubleHeader: 'N' | 'Y' | 'S';
  /** the earlier pairing for which this is the make-up game */
  makeUpOf: Pairing | null;
  startsAt: number;
};

/** The listing of a game that is played as planned and is not part of a doubleheader, without its date and start. */
export const playedListing: Omit<GameListing, 'officialDate' | 'startsAt' | 'startTimeTbd'> = {
  fate: 'played',
  reason: null,
  fateAt: null,
  publicAt: 0,
  doubleHeader: 'N',
  gameNumber: 1,
};
