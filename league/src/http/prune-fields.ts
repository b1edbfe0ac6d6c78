/**
 * The API's `fields=`: keeps only members whose names are listed, at every depth; a container must be listed too.
 * Keys that are ids ('ID660271') pass with their container.
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
