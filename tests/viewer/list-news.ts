/** A game that has ended is 'Game Over' for some minutes. */
const sameText = (text: string): string => text.replaceAll('"Game Over"', '"Final"');

/** Facts of a response that are of the present for every viewer: when it was made, and times that pass. */
const passing = new Set(['freshness', 'version', 'now', 'asOf', 'through']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of values in `after` that `before` does not have. A value that is left out later, or becomes unknown (-1), is not new. */
function listNewValues(before: unknown, after: unknown, path: string): string[] {
  if (after === undefined || after === null || after === -1 || after === before) return [];
  if (!isObject(after) || !isObject(before)) return [`${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`];
  const known = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([key, value]) => listNewValues(known.get(key), value, `${path}.${key}`));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(sameText(text), (key, value) => (passing.has(key) ? undefined : value));
  } catch {
    return null;
  }
}

const piecesOf = (text: string): string[] =>
  text
    .replaceAll(/As of [^<\n]*|DTSTAMP:\S+|<updated>[^<]*/g, '')
    .split(/[\n<>]/)
    .map((piece) => piece.trim());

/** What a response contains that an earlier one (null: refused) did not. JSON is compared by value, other text by its pieces. */
export function listNews(before: string | null, after: string, name: string): string[] {
  if (before === null) return [`${name}: ${after.slice(0, 200)}`];
  const value = parse(after);
  if (isObject(value)) return listNewValues(parse(before), value, name);
  const known = new Set(piecesOf(before));
  // a dash instead of a record
  return piecesOf(after).flatMap((piece) =>
    piece === '–' || known.has(piece) ? [] : [`${name}: ${piece.slice(0, 200)}`],
  );
}
