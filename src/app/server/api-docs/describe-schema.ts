type Json = Record<string, unknown>;

const formats: Record<string, string> = {
  date: 'a day, YYYY-MM-DD',
  'date-time': 'a time, ISO 8601',
  email: 'an email address',
  uri: 'a URL',
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function describeType({ type, format, enum: values, const: constant, pattern }: Json): string {
  if (Array.isArray(values)) return values.map(String).join(' | ');
  if (constant !== undefined) return JSON.stringify(constant);
  if (typeof format === 'string') return formats[format] ?? format;
  if (typeof pattern === 'string' && pattern.length <= 40) return `text like ${pattern}`;
  if (type === 'integer') return 'whole number';
  return typeof type === 'string' ? type : 'anything';
}

/** JSON Schema gives an integer without bounds the bounds ±2^53, which are left out. */
function describeBounds({ minimum, maximum, exclusiveMinimum, minLength, maxLength }: Json): string[] {
  const within = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return [
    within(exclusiveMinimum) ? `above ${String(exclusiveMinimum)}` : null,
    within(minimum) ? `from ${String(minimum)}` : null,
    within(maximum) ? `up to ${String(maximum)}` : null,
    within(minLength) ? `at least ${String(minLength)} characters` : null,
    within(maxLength) ? `at most ${String(maxLength)} characters` : null,
  ].filter((part) => part !== null);
}

/** Describes the JSON Schema of a parameter, such as 'whole number, above 0' or '1 | 2; default 1'. */
export function describeSchema(schema: Json): string {
  const alternatives = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isJson) : [];
  const kind = alternatives.length > 0 ? alternatives.map(describeSchema).join(' or ') : describeType(schema);
  const text = [kind, ...describeBounds(schema)].join(', ');
  return schema.default === undefined ? text : `${text}; default ${JSON.stringify(schema.default)}`;
}
