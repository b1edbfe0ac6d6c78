import { z } from 'zod';

/**
 * Building blocks of wire shapes. A field that is absent or of the wrong type is undefined; a list drops the
 * entries that do not parse. Only the main list of a response is required: without it, the response is of another kind.
 */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

export const text = optional(z.string());
export const flag = optional(z.boolean());
export const number = optional(z.number());
export const integer = optional(z.int());

const numberOrText = z.union([
  z.number(),
  z
    .string()
    .regex(/^[+-]?(\d+\.?\d*|\.\d+)$/)
    .transform(Number),
]);

/** a number, or a number written as text: '12', '.280'; other text, such as '-', is undefined */
export const numeric = optional(numberOrText);

/** a whole number, or one written as text: a rank */
export const ordinal = optional(numberOrText.pipe(z.int()));

/** a figure as the upstream writes it: '.280', '3', '-.--' */
export const figure = optional(z.union([z.string(), z.number()]).transform(String));

/** a required list */
export function rows<T extends z.ZodType>(row: T) {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((item): z.output<T>[] => {
      const parsed = row.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** a list that may be absent, then empty */
export function optionalRows<T extends z.ZodType>(row: T) {
  return rows(row).catch([]);
}
