import { z } from 'zod';

/** Body of every refusal: a stable code, a sentence for people, and the fields at fault where there are any. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
