/** A number with a sign, which a spreadsheet reads as a number. */
const signedNumber = /^[+-](?:\d+\.?\d*|\.\d+)$/;

/**
 * Characters with which a spreadsheet begins a formula, also after a line break, and their full-width forms. Source: OWASP, CSV
 * Injection.
 */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A field of a CSV file. Text that a spreadsheet would run as a formula begins with an apostrophe. Null is empty. */
function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) && !signedNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180) with its line break. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
