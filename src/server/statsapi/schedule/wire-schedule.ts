import { z } from 'zod';
import { wireLineScore } from './wire-line-score.ts';
import { wirePerson, wireRecord, wireTeam, wireVenue } from '../wire/named.ts';
import { flag, optional, optionalRows, rows, text, integer } from '../wire/tolerant.ts';

const wireStatus = z.object({
  abstractGameState: text,
  detailedState: text,
  statusCode: text,
  reason: text,
  startTimeTBD: flag,
});

const wireSide = z.object({
  team: optional(wireTeam),
  score: integer,
  leagueRecord: optional(wireRecord),
  probablePitcher: optional(wirePerson),
});

export const wireScheduledGame = z.object({
  gamePk: z.int(),
  officialDate: text,
  gameDate: text,
  status: optional(wireStatus),
  teams: optional(z.object({ away: optional(wireSide), home: optional(wireSide) })),
  venue: optional(wireVenue),
  linescore: optional(wireLineScore),
  doubleHeader: text,
  gameNumber: integer,
  scheduledInnings: integer,
  rescheduleDate: text,
  rescheduleGameDate: text,
  rescheduledFrom: text,
  rescheduledFromDate: text,
  resumeDate: text,
  resumeGameDate: text,
  resumedFrom: text,
  resumedFromDate: text,
});

export const wireSchedule = z.object({
  dates: rows(z.object({ date: z.string(), games: optionalRows(wireScheduledGame) })),
});

export type WireScheduledGame = z.infer<typeof wireScheduledGame>;
