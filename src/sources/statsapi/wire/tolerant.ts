import { z } from 'zod';
import { reportOutOfBounds } from './out-of-bounds.ts';
import { isFigure, readText } from './read-text.ts';

/**
 * Building blocks of wire shapes. A field that is absent, of the wrong type or out of bounds is undefined; a list drops the
 * entries that do not parse and those beyond its limit. Only the main list of a response is required: without it, the
 * response is of another kind. Every number, text and list is bounded, so that no response can make a page expensive.
 */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(({ error: { issues } }) => {
    for (const { code, message } of issues) if (code === 'too_big' || code === 'too_small') reportOutOfBounds(message);
    return undefined;
  });
}

export const requiredText = z.string().max(200);
/** a name, a code or a phrase; undefined when it only says that there is none */
export const text = optional(requiredText.transform(readText));
const sentences = z.string().max(5000).transform(readText);
export const requiredProse = sentences.refine((read) => read !== undefined);
/** sentences: a description or a note */
export const prose = optional(sentences);
export const flag = optional(z.boolean());

/** Rejects years that the database and the date formats cannot express. */
const plausibleYear = /^(18|19|20|21)/;
export const requiredDay = z.iso.date().regex(plausibleYear);
/** YYYY-MM-DD */
export const day = optional(requiredDay);
/** ISO 8601, usually in UTC; some fields have only the day. The numbers can be out of range ('25:61'). */
export const time = textLike(/^(18|19|20|21)\d\d-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/, 40);

/** a text of a form, such as an id or a part of a URL */
export function textLike(form: RegExp, max: number) {
  return optional(z.string().max(max).regex(form));
}

export function number(min: number, max: number) {
  return optional(z.number().min(min).max(max));
}

export function integer(min: number, max: number) {
  return optional(z.int().min(min).max(max));
}

const numberOrText = z.union([
  z.number(),
  z
    .string()
    .max(40)
    .regex(/^[+-]?(\d+\.?\d*|\.\d+)$/)
    .transform(Number),
]);

/** a number, or a number written as text: '12', '.280'; other text, such as '-', is undefined */
export function numeric(min: number, max: number) {
  return optional(numberOrText.pipe(z.number().min(min).max(max)));
}

/** a whole number, or one written as text: a rank */
export function ordinal(min: number, max: number) {
  return optional(numberOrText.pipe(z.int().min(min).max(max)));
}

/** a figure as the upstream writes it: '.280', '3', '-.--' */
export const figure = optional(
  z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(60).refine(isFigure)),
);

/** The first `max` entries of a list that is too long. */
function shorten(max: number) {
  return (list: unknown): unknown => {
    if (!Array.isArray(list) || list.length <= max) return list;
    reportOutOfBounds(`Too big: expected list to have <=${max} entries`);
    return list.slice(0, max);
  };
}

/** a required list of at most `max` entries */
export function rows<T extends z.ZodType>(row: T, max: number) {
  return z
    .preprocess(shorten(max), z.array(optional(row)).max(max))
    .transform((items) => items.filter((item): item is z.output<T> => item !== undefined));
}

/** a list that may be absent, then empty */
export function optionalRows<T extends z.ZodType>(row: T, max: number) {
  return rows(row, max).catch([]);
}

/** the values of an object whose names are not used; may be absent, then empty */
export function optionalValues<T extends z.ZodType>(row: T, max: number) {
  return z.preprocess((fields) => (isObject(fields) ? Object.values(fields) : fields), optionalRows(row, max));
}

/** an object with any names, without the fields that do not parse; may be absent, then empty */
export function optionalFields<T extends z.ZodType>(value: T, max: number) {
  const entries = optionalRows(z.tuple([z.string().max(100), value]), max);
  return z
    .preprocess((fields) => (isObject(fields) ? Object.entries(fields) : fields), entries)
    .transform((pairs): Record<string, z.output<T>> => Object.fromEntries(pairs));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
