import { z } from 'zod';
import { levels } from '#rules/baseball/game/levels.ts';
import { isClubId } from '#rules/baseball/teams/is-club-id.ts';

/*
 * Schemas of the fields of requests. Every text, id and day of a request uses them, so that the database can store the value.
 * `input-schemas.test.ts` checks all endpoints.
 */

/** the largest PostgreSQL integer */
const largestId = 2_147_483_647;
const firstDay = '1800-01-01';
const lastDay = '2099-12-31';

/** Text without NUL and without halves of surrogate pairs. `maxLength`: UTF-16 code units */
export function textSchema(maxLength: number) {
  return z
    .string({ error: 'must be text' })
    .max(maxLength, { error: `must have at most ${maxLength} characters` })
    .refine((text) => !text.includes('\0') && text.isWellFormed(), {
      error: 'contains a character that is not allowed',
    });
}

/** An id as a number. */
export const idNumberSchema = z.number({ error: 'must be a whole number' }).int().positive().max(largestId);

/** An id in a path or query. */
export const idSchema = z.coerce.number({ error: 'must be a whole number' }).int().positive().max(largestId);

/** The id of a major-league club in a query. */
export const clubIdSchema = idSchema.refine(isClubId, { error: 'must be the number of a major-league club' });

/** A calendar day, YYYY-MM-DD, of the 19th to the 21st century. */
export const dateSchema = z.iso
  .date({ error: 'must be a calendar day as YYYY-MM-DD' })
  .refine((day) => day >= firstDay && day <= lastDay, { error: `must be a day from ${firstDay} to ${lastDay}` });

/** The age of upstream data: `asOf` is the time of the upstream response (epoch ms, league clock); `isStale` means that a later request failed. */
export const freshnessSchema = z.object({
  asOf: z.number(),
  isStale: z.boolean(),
  /** only the schedule of the game could be read, not its details */
  isPartial: z.literal(true).optional(),
});

export type Freshness = z.infer<typeof freshnessSchema>;

const levelIds = levels.map((level) => level.id);

/** The id of a level of play. */
export const levelSchema = z.coerce
  .number()
  .refine((id) => levelIds.some((known) => known === id), { error: `must be one of ${levelIds.join(', ')}` });

/** 32 random bytes as base64url. */
export const tokenSchema = z
  .string({ error: 'must be text' })
  .regex(/^[\w-]{43}$/, { error: 'must be the 43 characters of a secret URL' });

/** Text that is not empty. `maxLength`: UTF-16 code units */
export function textOf(maxLength: number) {
  return textSchema(maxLength).min(1, { error: 'must not be empty' });
}

export const emptySchema = z.object({});
