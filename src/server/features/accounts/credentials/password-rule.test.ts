import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-rule.ts';

const fault = (password: string) => passwordFault(password, 'Casey');

describe('a password', () => {
  test.each([
    ['nine characters with a number, a capital and a symbol', 'Hr7!hitter'],
    ['the shortest of that kind', 'aB3!efghi'],
    ['a passphrase of 15 characters without any of them', 'seven old gloves'],
    ['128 characters', 'xy'.repeat(64)],
    ['a symbol of any script', 'Čapka9€xyz'],
  ])('passes as %s', (_, password) => expect(fault(password)).toBeNull());

  test.each([
    ['eight characters', 'aB3!efgh', /nine characters/],
    ['no number', 'aBc!efghijkl', /one number/],
    ['no capital', 'ab3!efghijkl', /capital/],
    ['no symbol', 'aB3defghijkl', /symbol/],
    ['14 plain characters', 'fourteen chars', /15 characters/],
    ['129 characters', 'x'.repeat(129), /at most 128/],
    ['a common one', 'P@ssw0rd123!', /guess/],
    ['a common one in capitals', 'PASSWORD2025!', /guess/],
    ['a common passphrase', 'Correct Horse Battery Staple', /guess/],
    ['a club', 'Yankees2025!', /guess/],
    ['a club in full', 'San Francisco Giants', /guess/],
    ['a club and little more', 'Go Red Sox 1!', /guess/],
    ['the username', 'I am cAsEy at the bat', /username/],
  ])('fails with %s', (_, password, words) => expect(fault(password)).toMatch(words));
});
