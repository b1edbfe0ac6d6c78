type Path = readonly (string | number)[];

/** Shortens long lists and dictionaries to their first entries, so that every kind of field remains. */
export function shortenLists(body: unknown, entries = 2): unknown {
  if (Array.isArray(body)) return body.slice(0, entries).map((item) => shortenLists(item, entries));
  if (!isDictionary(body)) return body;
  const fields = Object.entries(body);
  const isKeyedById = fields.length > entries && fields.every(([name]) => /^ID\d+$/.test(name));
  const selected = isKeyedById ? fields.slice(0, entries) : fields;
  return Object.fromEntries(selected.map(([name, value]) => [name, shortenLists(value, entries)]));
}

/** Lists the paths of all fields and list entries of a body. */
export function listPaths(body: unknown, path: Path = []): Path[] {
  return listFields(body).flatMap(([name, value]) => [[...path, name], ...listPaths(value, [...path, name])]);
}

/** Returns a copy of the body without the value at the path; the rest is shared. */
export function removeAt(body: unknown, path: Path): unknown {
  return changeAt(body, path, (fields, name) => fields.filter(([other]) => other !== name));
}

/** Returns a copy of the body with another value at the path. */
export function replaceAt(body: unknown, path: Path, replacement: unknown): unknown {
  return changeAt(body, path, (fields, name) =>
    fields.map(([other, value]) => [other, other === name ? replacement : value]),
  );
}

type Fields = [string | number, unknown][];

function changeAt(body: unknown, path: Path, change: (fields: Fields, name: string | number) => Fields): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return body;
  const fields = listFields(body);
  const after =
    rest.length === 0
      ? change(fields, name)
      : fields.map(([other, value]): [string | number, unknown] => [
          other,
          other === name ? changeAt(value, rest, change) : value,
        ]);
  return Array.isArray(body) ? after.map(([, value]) => value) : Object.fromEntries(after);
}

function listFields(body: unknown): Fields {
  if (Array.isArray(body)) return body.map((value, index) => [index, value]);
  return isDictionary(body) ? Object.entries(body) : [];
}

function isDictionary(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null;
}
