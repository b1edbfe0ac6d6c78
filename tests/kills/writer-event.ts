import type { ClientConfig } from 'pg';
import { z } from 'zod';

/** the clubs of every game */
export const [awayId, homeId] = [110, 121];

/** A line of a writer; `isDone`: the database has acknowledged the write. */
export const writerEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['start', 'open']), isDone: z.literal(true) }),
  z.object({ kind: z.literal('user'), isDone: z.literal(true), username: z.string() }),
  z.object({
    kind: z.literal('pick'),
    isDone: z.boolean(),
    userId: z.number(),
    gamePk: z.number(),
    /** null: withdrawn */
    winnerId: z.number().nullable(),
  }),
  z.object({ kind: z.literal('graded'), isDone: z.literal(true), gamePk: z.number() }),
  z.object({ kind: z.literal('backup'), isDone: z.literal(true), file: z.string() }),
]);

export type WriterEvent = z.infer<typeof writerEventSchema>;

/** `connection`: of the server; `folder`: of the backups */
export const writerSettingsSchema = z.object({
  connection: z.custom<ClientConfig>(),
  database: z.string(),
  folder: z.string(),
  seed: z.string(),
  round: z.number(),
  /** false: the program only opens the database, which creates its schema */
  isWriting: z.boolean(),
});

export type WriterSettings = z.infer<typeof writerSettingsSchema>;
