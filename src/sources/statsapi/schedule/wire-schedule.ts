import { z } from 'zod';
import { wireLineScore } from './wire-line-score.ts';
import { id, inning, runs } from '../wire/baseball-bounds.ts';
import { wireDecisions, wirePerson, wireRecord, wireTeam, wireVenue } from '../wire/named.ts';
import { wireFlags } from '../wire/to-no-hitter.ts';
import { day, flag, optional, optionalRows, requiredDay, rows, text, time, integer } from '../wire/tolerant.ts';

const wireStatus = z.object({
  abstractGameState: text,
  detailedState: text,
  statusCode: text,
  reason: text,
  startTimeTBD: flag,
});

export const wireSide = z.object({
  team: optional(wireTeam),
  score: runs,
  leagueRecord: optional(wireRecord),
  probablePitcher: optional(wirePerson),
  seriesNumber: integer(1, 200),
});

export const wireScheduledGame = z.object({
  gamePk: id,
  officialDate: day,
  gameType: text,
  season: text,
  gameDate: time,
  status: optional(wireStatus),
  teams: optional(z.object({ away: optional(wireSide), home: optional(wireSide) })),
  venue: optional(wireVenue),
  linescore: optional(wireLineScore),
  flags: wireFlags,
  decisions: optional(wireDecisions),
  doubleHeader: text,
  gameNumber: integer(0, 9),
  gamesInSeries: integer(1, 9),
  seriesGameNumber: integer(1, 9),
  ifNecessary: text,
  scheduledInnings: inning,
  rescheduleDate: time,
  rescheduleGameDate: day,
  rescheduledFrom: time,
  rescheduledFromDate: day,
  resumeDate: time,
  resumeGameDate: day,
  resumedFrom: time,
  resumedFromDate: day,
});

export const wireSchedule = z.object({
  dates: rows(z.object({ date: requiredDay, games: optionalRows(wireScheduledGame, 1000) }), 400),
});

export type WireScheduledGame = z.infer<typeof wireScheduledGame>;
