import { randomBytes } from 'node:crypto';
import { codeLength, invitationCode } from '#domain/private-leagues/invitation-code.ts';

export function newCode(): string {
  return invitationCode(randomBytes(codeLength));
}
