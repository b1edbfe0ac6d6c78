/** What the upstream writes in the place of a value that it does not have. */
const fillers = new Set(['null', 'none', 'unknown', 'undefined', 'tbd', 'tba', 'nan']);
/** Units say nothing without a number. The letters are also codes, so they count only beside a filler. */
const units = new Set(['mph', 'km', 'kph', 'degree', 'degrees', 'deg', 'ft', 'feet']);
const unitLetters = new Set(['f', 'c', 'h']);

/** Texts without these words, and without a part that has neither letter nor digit, are not looked at any further: nearly all. */
const suspicious =
  /null|none|unknown|undefined|t\.?b\.?[da]|nan|n[/.]a|mph|degree|(?:^|[,;])[^\p{L}\p{N}]*(?:$|[,;])/iu;
const abbreviated = /\b(?:t\.b\.[da]|n[/.]a)\b\.?/giu;
const separator = /([,;\n]|:\s|\s[-–—/|·]\s)/u;

/** Whether a part of a text has no data: 'null mph', 'N/A', '--'. A longer text with such a word has: 'None on', 'Jack Null'. */
function isEmpty(part: string): boolean {
  const words = part
    .toLowerCase()
    .replaceAll(abbreviated, ' none ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const isFilled = words.some((word) => fillers.has(word));
  return words.every((word) => fillers.has(word) || units.has(word) || (isFilled && unitLetters.has(word)));
}

/** ', ' or ' - ' */
function glueOf(before: string): string {
  const sign = before.trim();
  return /^[,;:]$/.test(sign) ? `${sign} ` : ` ${sign} `;
}

/**
 * The data of a text of the upstream; undefined if it only says that there is none: 'null mph, null', 'None', 'TBD', '-'. Of
 * '5 mph, null' the part with data remains.
 */
export function readText(text: string): string | undefined {
  if (!suspicious.test(text)) return text;
  const pieces = text.split(separator);
  const parts = pieces.flatMap((part, index) => (index % 2 === 0 ? [{ part, before: pieces[index - 1] ?? '' }] : []));
  const kept = parts.filter(({ part }) => !isEmpty(part));
  if (kept.length === parts.length) return text;
  if (kept.length === 0) return undefined;
  const joined = kept.map(({ part, before }, index) => (index === 0 ? '' : glueOf(before)) + part.trim()).join('');
  return text.endsWith('.') && !joined.endsWith('.') ? `${joined}.` : joined;
}

/** Whether a figure is a word that stands for no value. '-.--' is a figure. */
export function isFigure(text: string): boolean {
  return !/\p{L}/u.test(text) || !isEmpty(text);
}
