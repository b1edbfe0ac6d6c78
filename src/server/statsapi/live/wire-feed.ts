import { z } from 'zod';
import { wireLineScore } from '../schedule/wire-line-score.ts';
import { wirePerson, wireTeam, wireVenue } from '../wire/named.ts';
import { flag, maybe, maybeRows, number, numeric, text } from '../wire/tolerant.ts';
import { wireBoxScore } from './wire-box-score.ts';
import { wirePlay } from './plays/wire-play.ts';

const wireRecord = z.object({
  wins: number,
  losses: number,
  leagueRecord: maybe(z.object({ wins: number, losses: number })),
});

const wireFeedTeam = wireTeam.extend({ record: maybe(wireRecord) });

const wireHand = maybe(z.object({ code: text }));

const wirePlayer = z.object({
  id: z.number(),
  fullName: text,
  batSide: wireHand,
  pitchHand: wireHand,
  primaryPosition: maybe(z.object({ abbreviation: text })),
  strikeZoneTop: number,
  strikeZoneBottom: number,
});

const wireGameData = z.object({
  game: maybe(z.object({ pk: number, season: text, doubleHeader: text, gameNumber: number })),
  datetime: maybe(z.object({ dateTime: text, originalDate: text, officialDate: text })),
  status: maybe(
    z.object({
      abstractGameState: text,
      codedGameState: text,
      detailedState: text,
      statusCode: text,
      reason: text,
      startTimeTBD: flag,
    }),
  ),
  teams: maybe(z.object({ away: maybe(wireFeedTeam), home: maybe(wireFeedTeam) })),
  players: maybe(z.record(z.string(), maybe(wirePlayer))),
  venue: maybe(wireVenue),
  weather: maybe(z.object({ condition: text, temp: numeric, wind: text })),
  probablePitchers: maybe(z.object({ away: maybe(wirePerson), home: maybe(wirePerson) })),
});

const wireLiveData = z.object({
  plays: maybe(z.object({ allPlays: maybeRows(wirePlay), currentPlay: maybe(wirePlay) })),
  linescore: maybe(wireLineScore),
  boxscore: maybe(wireBoxScore),
  decisions: maybe(z.object({ winner: maybe(wirePerson), loser: maybe(wirePerson), save: maybe(wirePerson) })),
});

/** The used parts of a live feed. Only `gameData` and `liveData` are required. */
export const wireFeed = z.object({
  gamePk: number,
  metaData: maybe(z.object({ wait: number, timeStamp: text })),
  gameData: wireGameData,
  liveData: wireLiveData,
});

export type WireFeed = z.infer<typeof wireFeed>;
export type WirePlayer = z.infer<typeof wirePlayer>;
export type WireFeedTeam = z.infer<typeof wireFeedTeam>;
