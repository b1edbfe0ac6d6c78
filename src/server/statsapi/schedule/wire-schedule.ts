import { z } from 'zod';
import { wireLineScore } from './wire-line-score.ts';
import { wirePerson, wireRecord, wireTeam, wireVenue } from '../wire/named.ts';
import { flag, maybe, maybeRows, rows, text, whole } from '../wire/tolerant.ts';

const wireStatus = z.object({
  abstractGameState: text,
  detailedState: text,
  statusCode: text,
  reason: text,
  startTimeTBD: flag,
});

const wireSide = z.object({
  team: maybe(wireTeam),
  score: whole,
  leagueRecord: maybe(wireRecord),
  probablePitcher: maybe(wirePerson),
});

export const wireScheduledGame = z.object({
  gamePk: z.int(),
  officialDate: text,
  gameDate: text,
  status: maybe(wireStatus),
  teams: maybe(z.object({ away: maybe(wireSide), home: maybe(wireSide) })),
  venue: maybe(wireVenue),
  linescore: maybe(wireLineScore),
  doubleHeader: text,
  gameNumber: whole,
  scheduledInnings: whole,
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
  dates: rows(z.object({ date: z.string(), games: maybeRows(wireScheduledGame) })),
});

export type WireScheduledGame = z.infer<typeof wireScheduledGame>;
