import { z } from 'zod';
import { gameCount, id } from '../wire/baseball-bounds.ts';
import {
  figure,
  optional,
  optionalRows,
  optionalValues,
  numeric,
  prose,
  requiredProse,
  text,
} from '../wire/tolerant.ts';
import { wirePerson } from '../wire/wire-team.ts';

export const wirePosition = optional(z.object({ abbreviation: text }));

const wireBatting = z.object({
  atBats: gameCount,
  runs: gameCount,
  hits: gameCount,
  rbi: gameCount,
  baseOnBalls: gameCount,
  strikeOuts: gameCount,
  homeRuns: gameCount,
});

const wirePitching = z.object({
  note: text,
  outs: gameCount,
  inningsPitched: figure,
  hits: gameCount,
  runs: gameCount,
  earnedRuns: gameCount,
  baseOnBalls: gameCount,
  strikeOuts: gameCount,
  homeRuns: gameCount,
  numberOfPitches: gameCount,
  pitchesThrown: gameCount,
  strikes: gameCount,
});

export const wireBoxPlayer = z.object({
  person: wirePerson,
  battingOrder: numeric(0, 9999),
  position: wirePosition,
  allPositions: optionalRows(z.object({ abbreviation: text }), 30),
  stats: optional(z.object({ batting: optional(wireBatting), pitching: optional(wirePitching) })),
  seasonStats: optional(
    z.object({
      batting: optional(z.object({ avg: figure, ops: figure, homeRuns: gameCount })),
      pitching: optional(z.object({ era: figure })),
    }),
  ),
});

/** A note of a box score. A date has only a label; a value that says nothing is no note. */
const wireField = z.object({ label: text, value: requiredProse.optional() });

export const wireBoxTeam = z.object({
  /** by 'ID' and the player's id */
  players: optionalValues(wireBoxPlayer, 200),
  pitchers: optionalRows(id, 100),
  battingOrder: optionalRows(id, 100),
  info: optionalRows(z.object({ fieldList: optionalRows(wireField, 100) }), 50),
  note: optionalRows(wireField, 100),
});

export const wireBoxScore = z.object({
  teams: optional(z.object({ away: optional(wireBoxTeam), home: optional(wireBoxTeam) })),
  info: optionalRows(wireField, 100),
  pitchingNotes: optionalRows(prose, 100),
});

export type WireBoxPlayer = z.infer<typeof wireBoxPlayer>;
export type WireBoxTeam = z.infer<typeof wireBoxTeam>;
