import { z } from 'zod';

const clipSchema = z.object({
  title: z.string(),
  /** null if the upstream has no length */
  seconds: z.number().int().nullable(),
  /** its page at MLB */
  url: z.string(),
});

/** What MLB shows of a game. `highlights` are in the order of the game, if their times are known. */
export const gameClipsSchema = z.object({
  recap: clipSchema.nullable(),
  /** every play without the time between pitches */
  condensedGame: clipSchema.nullable(),
  highlights: z.array(clipSchema),
});

export type Clip = z.infer<typeof clipSchema>;
export type GameClips = z.infer<typeof gameClipsSchema>;
