import { z } from 'zod';

const emailSchema = z.email();

/** The form in which two equal emails are identical. */
export function emailKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/** The error of an invalid email; null for a valid one. */
export function emailFault(text: string): string | null {
  return emailSchema.safeParse(text.trim()).success ? null : 'must be an address such as fan@example.com';
}
