import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldPassword } from '#domain/accounts/fold-password.ts';
import { passwordFault } from '#domain/accounts/password-rule.ts';
import { isCommonPassword } from './common-passwords.ts';

const fault = (password: string) => passwordFault(password, { username: 'Casey', email: null }, isCommonPassword);

test('the list has at least 10,000 different passwords, all of them folded', () => {
  const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(new Set(lines).size).toBeGreaterThanOrEqual(10_000);
  expect(lines.filter((line) => foldPassword(line) !== line)).toEqual([]);
});

test.each([
  'Baseball1!',
  'CalledShot1!',
  'GoCubsGo1!',
  ' '.repeat(15),
  'x'.repeat(128),
  'P@ssw0rd123!',
  'PASSWORD2025!',
  'Correct Horse Battery Staple',
  'Qwertyuiop1!',
  'iloveyouiloveyou',
  '123456789012345',
  'Michael1986!',
])('%j is too easy to guess', (password) => expect(fault(password)).toMatch(/guess/));

test.each(['a long enough passphrase', 'Over-the-wall-9', 'Hr7!hitter', 'velvet cactus marches north'])(
  '%j is accepted',
  (password) => expect(fault(password)).toBeNull(),
);
