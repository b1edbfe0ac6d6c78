import { z } from 'zod';
import {
  id,
  inning,
  runs,
  balls,
  gameCount,
  mostInnings,
  outs,
  requiredInning,
  strikes,
} from '../wire/baseball-bounds.ts';
import { wireFlags } from '../wire/to-game-status.ts';
import { day, flag, optional, optionalRows, requiredDay, rows, text, time, integer } from '../wire/tolerant.ts';
import { wireDecisions, wirePerson, wireRecord, wireTeam, wireVenue } from '../wire/wire-team.ts';

const wireHalf = optional(z.object({ runs, hits: gameCount, errors: gameCount }));

export const wireLineScore = z.object({
  currentInning: inning,
  inningState: text,
  scheduledInnings: inning,
  balls,
  strikes,
  outs,
  innings: optionalRows(z.object({ num: requiredInning, away: wireHalf, home: wireHalf }), mostInnings),
  teams: optional(z.object({ away: wireHalf, home: wireHalf })),
  offense: optional(
    z.object({
      batter: optional(wirePerson),
      first: optional(wirePerson),
      second: optional(wirePerson),
      third: optional(wirePerson),
      onDeck: optional(wirePerson),
      inHole: optional(wirePerson),
    }),
  ),
  defense: optional(
    z.object({
      pitcher: optional(wirePerson),
      catcher: optional(wirePerson),
      first: optional(wirePerson),
      second: optional(wirePerson),
      third: optional(wirePerson),
      shortstop: optional(wirePerson),
      left: optional(wirePerson),
      center: optional(wirePerson),
      right: optional(wirePerson),
    }),
  ),
});

export type WireLineScore = z.infer<typeof wireLineScore>;

export const wireStatus = z.object({
  abstractGameState: text,
  codedGameState: text,
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

/** The `hydrate` parameter for the data of a game card. */
export const scheduleHydration = 'team,linescore,probablePitcher,decisions,venue(timezone),flags';
