import * as fc from 'fast-check';
import { z } from 'zod';

/** Values that have broken servers before: control characters, dates and numbers outside their range, wrong types. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '0000-01-01',
  '2026-02-30',
  '2026-02-30_1',
  '9999-12-31',
  '-1',
  '0',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  '%zz',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'x'.repeat(5000),
];
const hostileValues = [
  null,
  true,
  -1,
  0.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [[[[]]]],
  { a: null },
];

/** Values that exist in the league of the test, so that many requests are valid. */
export type KnownValues = { texts: string[]; numbers: number[] };

/** The parts of a JSON schema that are used here. */
const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
});

type JsonSchema = z.infer<typeof jsonSchema>;

/** Generates inputs of a schema: most are valid in their type, some have hostile values, missing or unexpected fields. */
export function inputOf(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  return valueOf(jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), known);
}

function valueOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: validValue(schema, known) },
    { weight: 1, arbitrary: hostileValue() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...known.texts, ...known.numbers) },
  );
}

/** Any code points, also lone surrogates. `fc.string` would prepare a table of all of them, which takes seconds. */
const anyText = fc.array(fc.integer({ min: 0, max: 0x10_ffff })).map((codes) => String.fromCodePoint(...codes));

function hostileValue(): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom<unknown>(...hostileTexts, ...hostileValues), anyText);
}

function validValue(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((part) => valueOf(part, known)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type }, known)));
  }
  switch (schema.type) {
    case 'object':
      return validObject(schema, known);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known), { maxLength: 5 });
    case 'number':
    case 'integer':
      return fc.oneof(fc.constantFrom(...known.numbers), fc.integer({ min: -3, max: 3000 }));
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return validText(schema, known);
    default:
      return fc.constantFrom<unknown>(...known.texts, ...known.numbers);
  }
}

function validText({ pattern }: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  const some = fc.oneof(fc.constantFrom(...known.texts), fc.string({ maxLength: 20 }));
  return pattern === undefined ? some : fc.oneof(some, fc.stringMatching(new RegExp(pattern, 'u')));
}

function validObject(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valueOf(part, known)]));
  const requiredKeys = required.filter((name) => name in model);
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(model, { requiredKeys }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...model, unexpected: hostileValue() }) },
  );
}
