/** A copy of a JSON value without the members of the given names, at every depth. */
export function withoutFields(body: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(body)) return body.map((element: unknown) => withoutFields(element, fields));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => !fields.includes(key))
      .map(([key, value]) => [key, withoutFields(value, fields)]),
  );
}
