const teens = new Set([11, 12, 13]);

/** '1st', '22nd', '113th', '1,013th'; for a whole number from 0. */
export function ordinal(number: number): string {
  const suffix = teens.has(number % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  // not `toLocaleString`: it takes 20 µs, a page has a hundred of these, and the first use of Intl blocks a browser
  return `${String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')}${suffix}`;
}
