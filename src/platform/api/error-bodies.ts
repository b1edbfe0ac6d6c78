import { z } from 'zod';

/** Body of every error response: a stable code, a message for users, and the invalid fields, if any. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Body of a failed login: the message alone under `error`, as existing clients of this endpoint expect. */
export const plainErrorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** Body of a failed sign-up. */
export const signUpErrorBodySchema = plainErrorBodySchema.extend({
  Error: z.string(),
  fields: z.record(z.string(), z.string()),
});

export type PlainErrorBody = z.infer<typeof plainErrorBodySchema>;
export type SignUpErrorBody = z.infer<typeof signUpErrorBodySchema>;
