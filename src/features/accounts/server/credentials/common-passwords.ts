import { dictionary } from '@zxcvbn-ts/language-common';
import { foldPassword } from '../../rules/fold-password.ts';

/** Common passwords and parts of passwords that the package's list lacks. */
const others =
  'bitcoin changemechangeme coco correcthorsebatterystaple fortnite grandslam harleydavidson iloveyouiloveyou instagram ' +
  'letmeinletmein login nationals netflix outfield qwertyuiopasdfgh qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm roblox ' +
  'strikeout takemeouttotheballgame thequickbrownfox toor twitter welcomewelcome worldseries zaq1qwsx qwerqwer abcabc ' +
  'abcdef abcdefg abcdefgh abcdefghi abcdefghijklmno abcdefghijklmnop abcdefghijklmnopqrstuvwxyz abcd1234 abc1234 abc12345 ' +
  'aa12345678 asdfghjkl asdfghjklasdfgh baseballbaseball password123456789 1234567890 12345678901234 123456789012345 ' +
  '12345678901234567890 123456789123456 123456712 12345612 123123123 101010 121212 12121212 0987654321 987654321 87654321 ' +
  '7654321 654321 456789 !@#$%^&* !@#$%^&*()';

let folded: ReadonlySet<string> | undefined;

/** The list, folded as one text: that is the fastest way. A space would not remain. */
function foldList(): ReadonlySet<string> {
  const separator = '\0';
  const all = [...dictionary['passwords-common'], ...others.split(' ')];
  return new Set(foldPassword(all.join(separator)).split(separator));
}

/** Whether a folded password (`foldPassword`) is on the list of common passwords. The first call folds the list. */
export function isCommonPassword(password: string): boolean {
  folded ??= foldList();
  return folded.has(password);
}
