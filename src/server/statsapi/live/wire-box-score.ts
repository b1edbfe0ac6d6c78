import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { figure, optional, optionalRows, number, numeric, text } from '../wire/tolerant.ts';

const wirePosition = optional(z.object({ abbreviation: text }));

const wireBatting = z.object({
  note: text,
  atBats: number,
  runs: number,
  hits: number,
  rbi: number,
  baseOnBalls: number,
  strikeOuts: number,
  homeRuns: number,
  gamesPlayed: number,
});

const wirePitching = z.object({
  note: text,
  outs: number,
  inningsPitched: figure,
  hits: number,
  runs: number,
  earnedRuns: number,
  baseOnBalls: number,
  strikeOuts: number,
  homeRuns: number,
  numberOfPitches: number,
  pitchesThrown: number,
  strikes: number,
});

export const wireBoxPlayer = z.object({
  person: wirePerson,
  battingOrder: numeric,
  position: wirePosition,
  allPositions: optionalRows(z.object({ abbreviation: text })),
  stats: optional(z.object({ batting: optional(wireBatting), pitching: optional(wirePitching) })),
  seasonStats: optional(
    z.object({
      batting: optional(z.object({ avg: figure, ops: figure })),
      pitching: optional(z.object({ era: figure })),
    }),
  ),
});

const wireField = z.object({ label: text, value: text });

export const wireBoxTeam = z.object({
  players: optional(z.record(z.string(), optional(wireBoxPlayer))),
  pitchers: optionalRows(z.number()),
  battingOrder: optionalRows(z.number()),
  info: optionalRows(z.object({ title: text, fieldList: optionalRows(wireField) })),
  note: optionalRows(wireField),
});

export const wireBoxScore = z.object({
  teams: optional(z.object({ away: optional(wireBoxTeam), home: optional(wireBoxTeam) })),
  info: optionalRows(wireField),
  pitchingNotes: optionalRows(z.string()),
});

export type WireBoxPlayer = z.infer<typeof wireBoxPlayer>;
export type WireBoxTeam = z.infer<typeof wireBoxTeam>;
