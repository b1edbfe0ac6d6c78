import type { Json } from '../wire/json.ts';

/** JSON types found at each path of a document; elements of lists share one path, ids in keys are '*'. */
type FieldPaths = Map<string, Set<string>>;

function fieldPaths(document: Json, into: FieldPaths = new Map(), path = ''): FieldPaths {
  const kind = document === null ? 'null' : Array.isArray(document) ? 'list' : typeof document;
  into.set(path, (into.get(path) ?? new Set()).add(kind));
  if (Array.isArray(document)) for (const element of document) fieldPaths(element, into, `${path}[]`);
  else if (typeof document === 'object' && document !== null) {
    for (const [key, value] of Object.entries(document))
      fieldPaths(value, into, `${path}.${key.replace(/^ID\d+$/, 'ID*')}`);
  }
  return into;
}

/** The paths that at least `share` of the documents have and that no candidate has with a common type. */
export function missingPaths(documents: readonly Json[], candidates: readonly Json[], share = 0.9): string[] {
  const found = documents.map((document) => fieldPaths(document));
  const own: FieldPaths = new Map();
  for (const candidate of candidates) fieldPaths(candidate, own);
  const all = new Set(found.flatMap((paths) => [...paths.keys()]));
  const usual = [...all].filter((path) => found.filter((paths) => paths.has(path)).length >= share * documents.length);
  return usual.filter((path) => {
    const types = own.get(path);
    return !types || !found.some((paths) => [...(paths.get(path) ?? [])].some((type) => types.has(type)));
  });
}
