import type { GameType, LeagueDate, ScheduledGame, SportId } from '../model.ts';

export const minute = 60_000;
/** Players take the field, and the status turns to Warmup, this long before the scheduled start. */
export const warmupLead = 25 * minute;

/** A rain delay inside the game, in minutes of play from the first pitch and minutes of waiting. */
export type RainDelay = { afterMinutes: number; lengthMinutes: number };

/** A game with what only the engine knows: how long it must last at least, and what the sky will do. */
export type PlannedGame = ScheduledGame & {
  /** the last out does not come before this instant; keeps the round-the-clock calendar without a gap */
  coverUntil: number;
  rainDelay: RainDelay | null;
  /** delayed start in minutes */
  startDelay: number;
  /** minutes of play after which a suspended game stops */
  suspendAfter: number | null;
  /** innings after which rain ends it for good, 5 to 7, once somebody leads; null: played to its end */
  calledAfter: number | null;
};

export type Fate = 'played' | 'postponed' | 'suspended' | 'delayed' | 'forfeited';

/** A pairing on a day before it gets its time. */
export type Pairing = {
  dayIndex: number;
  awayId: number;
  homeId: number;
  /** identifies the series: window number and home club */
  series: string;
  fate: Fate;
  gameNumber: 1 | 2;
  doubleHeader: 'N' | 'Y' | 'S';
  /** the pairing of the day before whose make-up this is */
  makeUpOf: Pairing | null;
  startsAt: number;
};

export type SeasonPlan = { sportId: SportId; gameType: GameType; season: number; openingDay: LeagueDate };
