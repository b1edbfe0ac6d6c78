/**
 * Applies the API's `fields` parameter: returns only members with the listed names, at every depth. A container must be listed too.
 * Keys that are ids ('ID660271') are included with their container.
 */
export function pruneFields(body: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(body)) return body.map((element: unknown) => pruneFields(element, fields));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => fields.has(key) || /^ID\d+$/.test(key))
      .map(([key, value]) => [key, pruneFields(value, fields)]),
  );
}
