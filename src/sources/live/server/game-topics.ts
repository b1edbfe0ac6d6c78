import { z } from 'zod';
import { freshnessSchema } from '#platform/api/input-schemas.ts';
import { type Service, type Topic, jsonCodec } from '#platform/bus/bus.ts';
import { gameLogSchema } from '#rules/baseball/game/event.ts';
import { boxScoreSchema } from '#rules/baseball/game/model.ts';
import { pitchVideosSchema } from '#rules/baseball/game/pitch-videos.ts';
import { upstreamFailureSchema } from './relayed-responses.ts';
import { deltaSchema, parseDeltaFrame } from './stream-frames.ts';

/** A change of a game's view, as the bytes that every subscriber receives. */
export type GameUpdate = { version: number; delta: string; frame: Buffer };

const gameSnapshotSchema = z.object({
  version: z.number(),
  log: gameLogSchema,
  box: boxScoreSchema,
  /** a build before this one stored none */
  pitchVideos: pitchVideosSchema.default({}),
  /** time of the reading, epoch ms (league clock) */
  asOf: z.number(),
  /** for each event, when it arrived; see `LiveGame` */
  arrivals: z.array(z.number()),
  /** the encoded delta to this version; null if no delta leads to it, or one of the format of another build */
  delta: deltaSchema.nullable().catch(null),
});

/** The newest state of a game, from which everything about it is computed. */
export type GameSnapshot = z.infer<typeof gameSnapshotSchema>;

/** `number`: of the newest snapshot; `asOf`: epoch ms, league clock */
const gameNewsSchema = freshnessSchema.extend({ number: z.number() });

/** What other processes know of a game before they read its snapshot. */
export type GameNews = z.infer<typeof gameNewsSchema>;

export const gameSnapshots: Topic<GameSnapshot> = { name: 'snapshots', kept: 1, ...jsonCodec(gameSnapshotSchema) };

/** More than the pitches of an inning are stored, for subscribers who reconnect. */
export const gameUpdates: Topic<GameUpdate> = {
  name: 'updates',
  kept: 120,
  encode: ({ frame }) => frame,
  decode: parseDeltaFrame,
};

/** Sent when the snapshot or its freshness has changed. */
export const gameNews: Topic<GameNews> = { name: 'states', kept: 0, ...jsonCodec(gameNewsSchema) };

const followSchema = z.object({
  gamePk: z.int().positive(),
  /** two of those who want the game; null: the server */
  visitors: z.array(z.string().max(64).nullable()).max(2),
  /** the game has subscribers in the process that asks */
  isWatched: z.boolean(),
});

/** Asks the leader to follow a game for a while. The first answer comes after the first reading. */
export const followedGame: Service<
  z.infer<typeof followSchema>,
  GameNews | { failure: z.infer<typeof upstreamFailureSchema> }
> = {
  name: 'follow',
  // the first reading of a game can need retries
  timeout: 12_000,
  question: jsonCodec(followSchema),
  answer: jsonCodec(z.union([gameNewsSchema, z.object({ failure: upstreamFailureSchema })])),
};
