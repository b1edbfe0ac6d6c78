import { expect, test } from 'vitest';
import { passwordFault } from '../rules/password-rule.ts';
import { isCommonPassword } from './hash-password.ts';

const fault = (password: string) => passwordFault(password, { username: 'Casey', email: null }, isCommonPassword);

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
  'letmeinletmein1',
  'NETFLIX2025!',
  'Nationals2019!',
  'abcdefghijklmnop',
  'qwertyuiopasdfghjkl',
])('%j is too easy to guess', (password) => expect(fault(password)).toMatch(/guess/));

test.each(['a long enough passphrase', 'Over-the-wall-9', 'Hr7!hitter', 'velvet cactus marches north'])(
  '%j is accepted',
  (password) => expect(fault(password)).toBeNull(),
);
