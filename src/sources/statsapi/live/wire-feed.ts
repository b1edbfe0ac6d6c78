import { z } from 'zod';
import { wireLineScore, wireStatus } from '../schedule/wire-schedule.ts';
import { gameCount, id, optionalId, runs, zoneFeet } from '../wire/baseball-bounds.ts';
import { wireFlags } from '../wire/to-game-status.ts';
import { day, optional, optionalRows, optionalValues, number, numeric, text, time, integer } from '../wire/tolerant.ts';
import { wireDecisions, wirePerson, wireRecord, wireTeam, wireVenue } from '../wire/wire-team.ts';
import { wirePlay } from './plays/wire-play.ts';
import { wireBoxScore } from './wire-box-score.ts';

const wireFeedTeam = wireTeam.extend({
  score: runs,
  record: optional(wireRecord.extend({ leagueRecord: optional(wireRecord) })),
});

const wireHand = optional(z.object({ code: text }));

const wirePlayer = z.object({
  id,
  fullName: text,
  batSide: wireHand,
  pitchHand: wireHand,
  primaryPosition: optional(z.object({ abbreviation: text })),
  strikeZoneTop: zoneFeet,
  strikeZoneBottom: zoneFeet,
});

const wireCounts = z.object({ remaining: gameCount });
const wireChallengeCounts = z.object({ usedSuccessful: gameCount, usedFailed: gameCount, remaining: gameCount });

const wireGameData = z.object({
  game: optional(z.object({ pk: optionalId, type: text, season: text, doubleHeader: text, gameNumber: integer(0, 9) })),
  datetime: optional(
    z.object({ dateTime: time, originalDate: day, officialDate: day, resumeDateTime: time, resumedFromDateTime: time }),
  ),
  gameInfo: optional(
    z.object({ firstPitch: time, gameDurationMinutes: number(0, 1440), delayDurationMinutes: number(0, 1440) }),
  ),
  status: optional(wireStatus),
  teams: optional(z.object({ away: optional(wireFeedTeam), home: optional(wireFeedTeam) })),
  /** by 'ID' and the player's id */
  players: optionalValues(wirePlayer, 500),
  venue: optional(wireVenue),
  weather: optional(z.object({ condition: text, temp: numeric(-100, 200), wind: text })),
  flags: wireFlags,
  /** present where balls and strikes can be challenged */
  absChallenges: optional(z.object({ away: optional(wireChallengeCounts), home: optional(wireChallengeCounts) })),
  /** the managers' challenges of other calls */
  review: optional(z.object({ away: optional(wireCounts), home: optional(wireCounts) })),
  moundVisits: optional(z.object({ away: optional(wireCounts), home: optional(wireCounts) })),
  probablePitchers: optional(z.object({ away: optional(wirePerson), home: optional(wirePerson) })),
});

const wireLiveData = z.object({
  plays: optional(z.object({ allPlays: optionalRows(wirePlay, 999), currentPlay: optional(wirePlay) })),
  linescore: optional(wireLineScore),
  boxscore: optional(wireBoxScore),
  decisions: optional(wireDecisions),
});

/** The used parts of a live feed. Only `gameData` and `liveData` are required. */
export const wireFeed = z.object({
  gamePk: optionalId,
  metaData: optional(z.object({ wait: number(0, 3600), timeStamp: text })),
  gameData: wireGameData,
  liveData: wireLiveData,
});

export type WireFeed = z.infer<typeof wireFeed>;
export type WirePlayer = z.infer<typeof wirePlayer>;
export type WireFeedTeam = z.infer<typeof wireFeedTeam>;
