import { randomBytes } from 'node:crypto';
import { codeLength, invitationCode } from '../../rules/invitation-code.ts';

export function newCode(): string {
  return invitationCode(randomBytes(codeLength));
}
