import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeLength, formatInvitationCode, invitationCode, parseInvitationCode } from './invitation-code.ts';

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
])('the entered code %j is read as %j', (text, code) => {
  expect(parseInvitationCode(text)).toBe(code);
});

test('every code can be read as it is shown, and in small letters', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const code = invitationCode(bytes);
      expect(code).toHaveLength(codeLength);
      expect(parseInvitationCode(formatInvitationCode(code).toLowerCase())).toBe(code);
    }),
  );
});
