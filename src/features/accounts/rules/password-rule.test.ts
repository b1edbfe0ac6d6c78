import { describe, expect, test } from 'vitest';
import { foldPassword } from './fold-password.ts';
import { passwordFault } from './password-rule.ts';

const common = new Set(['password', 'baseball', 'dragonfly', 'letmein', '1qaz2wsx3edc'].map(foldPassword));
const owner = { username: 'Casey', email: 'mudville.nine@batters.example' };
const fault = (password: string) => passwordFault(password, owner, (folded) => common.has(folded));

describe('a password', () => {
  test.each([
    ['nine characters with a number, a capital and a symbol', 'Hr7!hitter'],
    ['the shortest of that kind', 'aB3!efghi'],
    ['a passphrase of 15 characters without any of them', 'seven old gloves'],
    ['128 characters', 'abcdefgh'.repeat(16)],
    ['a symbol of any script', 'Čapka9€xyz'],
    ['a common word among others', 'baseball is played on grass'],
    ['a club among other words', 'Padres never sleep'],
    ['words of another script', 'ночь улица фонарь'],
  ])('passes as %s', (_, password) => expect(fault(password)).toBeNull());

  test.each([
    ['eight characters', 'aB3!efgh', /nine characters/],
    ['no number', 'aBc!efghijkl', /^still needs one number; or/],
    ['no capital', 'ab3!efghijkl', /^still needs a capital letter; or/],
    ['no symbol', 'aB3defghijkl', /^still needs a symbol; or/],
    [
      '14 plain characters',
      'fourteen chars',
      /one number, a capital letter, and a symbol; or use a phrase of 15 characters/,
    ],
    ['129 characters', 'x'.repeat(129), /at most 128/],
    ['nothing', '', /nine characters/],
    ['blanks', ' '.repeat(15), /guess/],
    ['one repeated character', 'x'.repeat(128), /guess/],
    ['two repeated characters', 'xy'.repeat(64), /guess/],
    ['a repeated group', '2580'.repeat(5), /guess/],
    ['few different characters', 'aaaaaabbbbbbccccccdd', /guess/],
    ['a common word with a usual ending', 'Baseball1!', /guess/],
    ['a common word in leetspeak', 'P@$$w0rd1!', /guess/],
    ['a common word after digits', '12-Dragonfly!', /guess/],
    ['a common word with accents', 'Pässwörd2031!', /guess/],
    ['a common word with spaces', 'p a s s w o r d 1 2 3', /guess/],
    ['a common word twice', 'passwordpassword', /guess/],
    ['a common mixture with symbols', '1Qaz2Wsx3Edc!!', /guess/],
    ['a club', 'Yankees2025!', /guess/],
    ['a club in full', 'San Francisco Giants', /guess/],
    ['a club and little more', 'Go Red Sox 1!', /guess/],
    ['a cheer', 'GoCubsGo1!', /guess/],
    ['the product', 'CalledShot1!', /guess/],
    ['the username alone', 'C4sey#2031', /guess/],
    ['the address alone', 'mudville-nine-batters', /guess/],
    ['the username', 'I am cAsEy at the bat', /username/],
    ['the username in leetspeak', 'we all like c@s3y a lot', /username/],
    ['the mailbox of the address', 'come to mudville.nine today', /email/],
  ])('fails with %s', (_, password, message) => expect(fault(password)).toMatch(message));
});

test.each([
  ['P4$$W0RD', 'password'],
  ['Él Niño', 'einino'],
  ['hello!', 'heiioi'],
])('%s folds to %s', (password, folded) => expect(foldPassword(password)).toBe(folded));
