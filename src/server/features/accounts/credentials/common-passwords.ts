import { readFileSync } from 'node:fs';

/** The list is stored in the form of `foldPassword`, because folding it would delay each start. */
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** Whether a folded password (`foldPassword`) is on the list of common passwords. */
export function isCommonPassword(folded: string): boolean {
  return common.has(folded);
}
