/** A copy of a JSON value in which the members of the given names have another value, at every depth. */
export function replaceFields(body: unknown, fields: readonly string[], value: unknown): unknown {
  if (Array.isArray(body)) return body.map((element: unknown) => replaceFields(element, fields, value));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, current]) => [
      key,
      fields.includes(key) ? value : replaceFields(current, fields, value),
    ]),
  );
}
