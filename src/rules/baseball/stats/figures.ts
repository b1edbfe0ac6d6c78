/**
 * Rounds halves up, without the sign, as the league does. Twelve digits are without the error of binary numbers: 51 ÷ 80 in percent is
 * 63.75, and not 63.74999999999999.
 */
export function rounded(value: number, places = 0): number {
  const scaled = Number((Math.abs(value) * 10 ** places).toPrecision(12));
  return (Math.sign(value) * Math.round(scaled)) / 10 ** places || 0;
}

/** A number with so many digits after the point, rounded as by `rounded`; null for null. Figures are written by this alone. */
export function fixed(value: number, places: number): string;
export function fixed(value: number | null | undefined, places: number): string | null;
export function fixed(value: number | null | undefined, places: number): string | null {
  return value == null ? null : rounded(value, places).toFixed(places);
}

/** '.322', '1.045' */
export function thousandths(value: number): string {
  return fixed(value, 3).replace(/^(-?)0\./, '$1.');
}

/** '3.86' */
export function hundredths(value: number): string {
  return fixed(value, 2);
}

/** '24.1%' of a share */
export function percent(share: number): string {
  return `${fixed(100 * share, 1)}%`;
}

/** '+12', '0', '−7' with a minus sign (U+2212); with a digit after the point '+1.4' and '0.0'. */
export function formatSigned(value: number, digits = 0): string {
  const text = fixed(Math.abs(value), digits);
  return Number(text) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`;
}

/** Parses a figure: '.322' is 0.322, '54' is 54. Null for text that is not a number: '-.--', '.---', 'NA'. */
export function figureNumber(figure: string): number | null {
  const text = figure.trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}

/** Converts innings to outs: '6.1' (six innings and one out) is 19. Null for invalid innings ('6.3', '-'). */
export function outsOfInnings(innings: string): number | null {
  const match = /^(\d+)(?:\.([012]))?$/.exec(innings.trim());
  return match === null ? null : Number(match[1]) * 3 + Number(match[2] ?? 0);
}

/** Formats outs as innings: 19 is '6.1'. */
export function inningsOfOuts(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}

/** Adds innings: '6.1' and '2.2' are '9.0'. Invalid innings are ignored. */
export function sumInnings(innings: readonly string[]): string {
  return inningsOfOuts(innings.reduce((outs, line) => outs + (outsOfInnings(line) ?? 0), 0));
}

/**
 * A probability (0 to 1) in whole ‰. The percent of the result is that of the probability: 54.46% are 544 ‰, because 545 would be rounded
 * again, to 55%.
 */
export function perMille(probability: number): number {
  const chance = rounded(1000 * probability);
  return rounded(chance / 10) > rounded(100 * probability) ? chance - 1 : chance;
}

const teens = new Set([11, 12, 13]);

/** '1st', '22nd', '113th', '1,013th'; for a whole number from 0. */
export function ordinal(number: number): string {
  const suffix = teens.has(number % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  // not `toLocaleString`: it takes 20 µs, a page has a hundred of these, and the first use of Intl blocks a browser
  return `${String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')}${suffix}`;
}
