import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codeLength,
  formatInvitationCode,
  invitationCode,
  parseInvitationCode,
  privateLeagueNameFault,
  normalizePrivateLeagueName,
  type Member,
  nextAdmin,
} from './private-league.ts';

const anyBytes = fc.uint8Array({ minLength: codeLength, maxLength: codeLength });

test.each([
  ['7K2M9-QX4RT', '7K2M9QX4RT'],
  [' 7k2m9 qx4rt ', '7K2M9QX4RT'],
  ['OIL00-11111', '0110011111'],
  ['7K2M9-QX4R', null],
  ['7K2M9-QX4RTT', null],
  ['7K2M9-QX4RU', null],
  ['7K2M9-QX4R!', null],
  ['', null],
])('the entered code %j is read as %j', (text, code) => expect(parseInvitationCode(text)).toBe(code));

test('every code can be read as it is shown, and in small letters', () =>
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const code = invitationCode(bytes);
      expect(code).toHaveLength(codeLength);
      expect(parseInvitationCode(formatInvitationCode(code).toLowerCase())).toBe(code);
    }),
  ));

test.each([
  ['  The   Dugout ', 'The Dugout'],
  ['Ｏｆｆｉｃｅ League', 'Office League'],
  ['Office\tLeague\n', 'Office League'],
])('%j is stored as %j', (text, name) => expect(normalizePrivateLeagueName(text)).toBe(name));

test.each([
  ['The Dugout', null],
  ['Section 203: Peanuts & Cracker Jack!', null],
  ['Los Tigres del Béisbol', null],
  ['野球部', null],
  ['Section 203, Row K', null],
  ['K K K', 'is offensive; choose another'],
  ['ab', 'must have 3 to 40 characters'],
  ['x'.repeat(41), 'must have 3 to 40 characters'],
  ['A\u200bB C', 'may contain letters, digits, spaces and punctuation'],
  ['A\u202eB C', 'may contain letters, digits, spaces and punctuation'],
  ['Z\u0300\u0301\u0302\u0303algo', 'may contain letters, digits, spaces and punctuation'],
])('the name %j: %s', (name, fault) => expect(privateLeagueNameFault(name)).toBe(fault));

const member = (userId: number, joinedAt: number, isAdmin = false): Member => ({ userId, joinedAt, isAdmin });

test.each<[string, Member[], number | null]>([
  ['no members are left', [], null],
  ['an admin is left', [member(1, 10), member(2, 20, true)], null],
  ['no admin is left', [member(3, 30), member(2, 20), member(4, 40)], 2],
  ['two joined first at the same time', [member(8, 20), member(5, 20), member(4, 30)], 5],
])('when %s, the next admin is as expected', (_, members, userId) => {
  expect(nextAdmin(members)?.userId ?? null).toBe(userId);
});
