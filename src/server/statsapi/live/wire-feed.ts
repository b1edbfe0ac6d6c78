import { z } from 'zod';
import { wireLineScore } from '../schedule/wire-line-score.ts';
import { wirePerson, wireTeam, wireVenue } from '../wire/named.ts';
import { flag, optional, optionalRows, number, numeric, text } from '../wire/tolerant.ts';
import { wireBoxScore } from './wire-box-score.ts';
import { wirePlay } from './plays/wire-play.ts';

const wireRecord = z.object({
  wins: number,
  losses: number,
  leagueRecord: optional(z.object({ wins: number, losses: number })),
});

const wireFeedTeam = wireTeam.extend({ record: optional(wireRecord) });

const wireHand = optional(z.object({ code: text }));

const wirePlayer = z.object({
  id: z.number(),
  fullName: text,
  batSide: wireHand,
  pitchHand: wireHand,
  primaryPosition: optional(z.object({ abbreviation: text })),
  strikeZoneTop: number,
  strikeZoneBottom: number,
});

const wireGameData = z.object({
  game: optional(z.object({ pk: number, season: text, doubleHeader: text, gameNumber: number })),
  datetime: optional(z.object({ dateTime: text, originalDate: text, officialDate: text })),
  status: optional(
    z.object({
      abstractGameState: text,
      codedGameState: text,
      detailedState: text,
      statusCode: text,
      reason: text,
      startTimeTBD: flag,
    }),
  ),
  teams: optional(z.object({ away: optional(wireFeedTeam), home: optional(wireFeedTeam) })),
  players: optional(z.record(z.string(), optional(wirePlayer))),
  venue: optional(wireVenue),
  weather: optional(z.object({ condition: text, temp: numeric, wind: text })),
  probablePitchers: optional(z.object({ away: optional(wirePerson), home: optional(wirePerson) })),
});

const wireLiveData = z.object({
  plays: optional(z.object({ allPlays: optionalRows(wirePlay), currentPlay: optional(wirePlay) })),
  linescore: optional(wireLineScore),
  boxscore: optional(wireBoxScore),
  decisions: optional(
    z.object({ winner: optional(wirePerson), loser: optional(wirePerson), save: optional(wirePerson) }),
  ),
});

/** The used parts of a live feed. Only `gameData` and `liveData` are required. */
export const wireFeed = z.object({
  gamePk: number,
  metaData: optional(z.object({ wait: number, timeStamp: text })),
  gameData: wireGameData,
  liveData: wireLiveData,
});

export type WireFeed = z.infer<typeof wireFeed>;
export type WirePlayer = z.infer<typeof wirePlayer>;
export type WireFeedTeam = z.infer<typeof wireFeedTeam>;
