/** Rounds halves up, as the API does; the addition corrects values such as 2.025, which is stored as 2.02499…. */
export function rounded(value: number, places: number): string {
  return (value + 1e-9).toFixed(places);
}

/** '.312', '1.000'; `none` for a divisor of zero. */
export function average(part: number, whole: number, none = '.---'): string {
  return whole === 0 ? none : withoutZero(rounded(part / whole, 3));
}

/** '3.45'; '-.--' for a divisor of zero. */
export function ratio(part: number, whole: number): string {
  return whole === 0 ? '-.--' : rounded(part / whole, 2);
}

/** Rate per nine innings, from outs. */
export function perNine(count: number, outs: number): string {
  return ratio(count * 27, outs);
}

/** Outs as innings: 16 is '5.1'. */
export function innings(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}

/** Rounds like the API: two decimals written as three ('.660'). */
export function strikeShare(strikes: number, pitches: number): string {
  return pitches === 0 ? '-.--' : withoutZero(`${rounded(strikes / pitches, 2)}0`);
}

export function withoutZero(text: string): string {
  return text.replace(/^0\./, '.');
}
