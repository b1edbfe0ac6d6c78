import { readFileSync } from 'node:fs';
import { clubNames } from '#domain/teams/club-names.ts';

const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n');
const common = new Set(lines.map((line) => line.trim()).filter((line) => line !== ''));

/** What fans put after their club's name. */
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

/** A club's name, spaces and case aside, with nothing or with a usual ending or a year after it. */
function isClub(password: string): boolean {
  const [, name = '', ending = ''] = /^(?:go )?([a-z ._-]*[a-z])(.*)$/.exec(password) ?? [];
  const isUsual = endings.has(ending.trim()) || /^[@#_ -]?(19|20)?\d\d[!?.]?$/.test(ending);
  return isUsual && (clubWords.has(bare(name)) || clubWords.has(bare(name).replace(/fan$/, '')));
}

/** Whether a password is one of those that guessing starts with; capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || isClub(plain);
}
