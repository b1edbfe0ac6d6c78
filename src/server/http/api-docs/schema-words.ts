type Json = Record<string, unknown>;

const formats: Record<string, string> = {
  date: 'a day, YYYY-MM-DD',
  'date-time': 'an instant, ISO 8601',
  email: 'an e-mail address',
  uri: 'an address',
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function kindOf({ type, format, enum: values, const: constant, pattern }: Json): string {
  if (Array.isArray(values)) return values.map(String).join(' | ');
  if (constant !== undefined) return JSON.stringify(constant);
  if (typeof format === 'string') return formats[format] ?? format;
  if (typeof pattern === 'string' && pattern.length <= 40) return `text like ${pattern}`;
  if (type === 'integer') return 'whole number';
  return typeof type === 'string' ? type : 'anything';
}

/** JSON Schema says ±2^53 for a whole number without a bound: that is no bound to tell of. */
function boundsOf({ minimum, maximum, exclusiveMinimum, minLength, maxLength }: Json): string[] {
  const within = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return [
    within(exclusiveMinimum) ? `above ${String(exclusiveMinimum)}` : null,
    within(minimum) ? `from ${String(minimum)}` : null,
    within(maximum) ? `up to ${String(maximum)}` : null,
    within(minLength) ? `at least ${String(minLength)} characters` : null,
    within(maxLength) ? `at most ${String(maxLength)} characters` : null,
  ].filter((words) => words !== null);
}

/** A JSON Schema of one parameter in words: 'whole number, above 0', 'a day, YYYY-MM-DD', '1 | 2; 1 when left out'. */
export function schemaWords(schema: Json): string {
  const either = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isJson) : [];
  const kind = either.length > 0 ? either.map(schemaWords).join(' or ') : kindOf(schema);
  const words = [kind, ...boundsOf(schema)].join(', ');
  return schema.default === undefined ? words : `${words}; ${JSON.stringify(schema.default)} when left out`;
}
