import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { figure, maybe, maybeRows, number, numeric, text } from '../wire/tolerant.ts';

const wirePosition = maybe(z.object({ abbreviation: text }));

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
  allPositions: maybeRows(z.object({ abbreviation: text })),
  stats: maybe(z.object({ batting: maybe(wireBatting), pitching: maybe(wirePitching) })),
  seasonStats: maybe(
    z.object({
      batting: maybe(z.object({ avg: figure, ops: figure })),
      pitching: maybe(z.object({ era: figure })),
    }),
  ),
});

const wireField = z.object({ label: text, value: text });

export const wireBoxTeam = z.object({
  players: maybe(z.record(z.string(), maybe(wireBoxPlayer))),
  pitchers: maybeRows(z.number()),
  battingOrder: maybeRows(z.number()),
  info: maybeRows(z.object({ title: text, fieldList: maybeRows(wireField) })),
  note: maybeRows(wireField),
});

export const wireBoxScore = z.object({
  teams: maybe(z.object({ away: maybe(wireBoxTeam), home: maybe(wireBoxTeam) })),
  info: maybeRows(wireField),
  pitchingNotes: maybeRows(z.string()),
});

export type WireBoxPlayer = z.infer<typeof wireBoxPlayer>;
export type WireBoxTeam = z.infer<typeof wireBoxTeam>;
