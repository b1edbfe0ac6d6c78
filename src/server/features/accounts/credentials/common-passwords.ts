import { readFileSync } from 'node:fs';
import { clubNames } from '#domain/teams/club-names.ts';

const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n');
const common = new Set(lines.map((line) => line.trim()).filter((line) => line !== ''));

/** Common endings after a club name in a password. */
const endings = new Set([
  '',
  '!',
  '1',
  '1!',
  '12',
  '123',
  '123!',
  '1234',
  '@1',
  '@123',
  '#1',
  '#1!',
  'fan',
  'fan1',
  'fan1!',
  '4life',
]);
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const clubWords = new Set(clubNames.flatMap(({ name, shortName }) => [bare(name), bare(shortName)]));

/** Whether a password is a club name, in any case and spacing, with an optional common ending or year. */
function isClubName(password: string): boolean {
  const [, name = '', ending = ''] = /^(?:go )?([a-z ._-]*[a-z])(.*)$/.exec(password) ?? [];
  const isCommonEnding = endings.has(ending.trim()) || /^[@#_ -]?(19|20)?\d\d[!?.]?$/.test(ending);
  return isCommonEnding && (clubWords.has(bare(name)) || clubWords.has(bare(name).replace(/fan$/, '')));
}

/** Whether a password is on the list of common passwords or is a club name; case is ignored. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || isClubName(plain);
}
