import { z } from 'zod';

/** `season` is that of the newest graded game; `month` and `week` (Monday to Sunday) are current ones, by official date. */
export const periodSchema = z.enum(['season', 'month', 'week']);

/** Periods of the tables of a league: those of the boards, and all seasons together. */
export const spanSchema = z.enum([...periodSchema.options, 'all']);

export type Period = z.infer<typeof periodSchema>;

export type Span = z.infer<typeof spanSchema>;
