/** '.322', '1.045' */
export function thousandths(value: number): string {
  return value.toFixed(3).replace(/^(-?)0\./, '$1.');
}

/** '3.86' */
export function hundredths(value: number): string {
  return value.toFixed(2);
}

/** '24.1%' of a share */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** Rounds halves up, as the league does; the addition corrects values such as 1.005, which is stored as 1.00499…. */
export function fixed(value: number, places: number): string {
  return (value + 1e-9).toFixed(places);
}
