import { z } from 'zod';

const emailSchema = z.email();

/** What makes two addresses the same. */
export function emailKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/** What is wrong with an e-mail address; null when nothing is. */
export function emailFault(text: string): string | null {
  return emailSchema.safeParse(text.trim()).success ? null : 'must be an address such as fan@example.com';
}
