import { describe, expect, test } from 'vitest';
import { normalizeUsername, usernameFault, usernameKey } from './username-rule.ts';
import { usernameSkeleton } from './username-skeleton.ts';

const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));

describe('a username', () => {
  test.each([
    'Casey',
    'babe.ruth-3',
    'Žluťoučký',
    'Nguyễn_Thị',
    'ฟ้าใส',
    'たなか',
    'محمّد',
    'Badminton',
    'modern-times',
    'Modesto',
    'systematic',
    'Scunthorpe',
    'raccoon',
    'Kikeriki9'.replace('Kike', 'Kiki'),
    'japan_fan',
    'retardant',
  ])('may be %s', (name) => expect(usernameFault(normalizeUsername(name))).toBeNull());

  test.each([
    ['ab', /3 to 30/],
    ['a'.repeat(31), /3 to 30/],
    ['two words', /letters and digits/],
    ['zero\u200Bwidth', /letters and digits/],
    ['hangul\u1160filler', /invisible/],
    ['variation\uFE0Fselector', /invisible/],
    ['joiner\u034Fhere', /invisible/],
    ['z\u0335\u0340\u0341\u0301algo', /marks/],
    ['Za\u0301\u0302\u0303\u0304lgo', /marks/],
    ['keycap1\u20E3x', /marks/],
    ['admin', /reserved/],
    ['ADMIN', /reserved/],
    ['Adm1n', /reserved/],
    ['аdmin', /reserved/],
    ['admin2031', /reserved/],
    ['the_moderator', /reserved/],
    ['SiteAdmin', /reserved/],
    ['Called.Shot', /reserved/],
    ['CalledShotTeam', /reserved/],
    ['ca11edsh0t', /reserved/],
    ['bleacher_bea', /reserved/],
    ['BleacherBea', /reserved/],
    [rot13('anmv'), /offensive/],
    [`x_${rot13('snt')}_x`, /offensive/],
    [rot13('avttre').toUpperCase(), /offensive/],
    [rot13('avttre').replaceAll('g', '9').replace('i', '1'), /offensive/],
  ])('must not be %s', (name, message) => expect(usernameFault(normalizeUsername(name))).toMatch(message));
});

test.each([
  ['Casey', 'Саѕеу', true],
  ['Casey', 'CASEY', true],
  ['paypal', 'рауpal', true],
  ['Bill', 'BiII', true],
  ['Bill', 'Bi11', true],
  ['modern', 'rnodern', true],
  ['Zoe', 'Zo3', false],
  ['Casey', 'Caséy', false],
  ['Ann', 'Anne', false],
])('%s and %s look alike: %s', (one, other, areAlike) =>
  expect(usernameSkeleton(normalizeUsername(one)) === usernameSkeleton(normalizeUsername(other))).toBe(areAlike),
);

test('the key ignores case and compatibility forms', () => expect(usernameKey(' ＴＡＫＥＮ ')).toBe('taken'));
