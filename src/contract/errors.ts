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

/** A refused login's body: the words alone under `error`, as programs written for this call expect. */
export const wordsBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** A refused sign-up's body. */
export const signUpRefusalSchema = wordsBodySchema.extend({
  Error: z.string(),
  fields: z.record(z.string(), z.string()),
});

export type WordsBody = z.infer<typeof wordsBodySchema>;
export type SignUpRefusal = z.infer<typeof signUpRefusalSchema>;
