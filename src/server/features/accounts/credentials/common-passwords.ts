import { readFileSync } from 'node:fs';
import { foldPassword } from '#domain/accounts/fold-password.ts';

const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n');
const common = new Set(lines.filter((line) => line !== '').map(foldPassword));

/** Whether a folded password (`foldPassword`) is on the list of common passwords. */
export function isCommonPassword(folded: string): boolean {
  return common.has(folded);
}
