/** The form in which two equal emails are identical. */
export function emailKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
