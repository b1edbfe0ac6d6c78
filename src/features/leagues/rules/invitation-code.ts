/** Letters and digits without I, L, O and U, which look like others or make words. Source: Crockford's Base32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 32 to the power of 10 codes: about 10^15 */
export const codeLength = 10;

/** Returns the code of `codeLength` random bytes. */
export function invitationCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** The code that a user has entered: in any case, with spaces and dashes, and O, I and L for 0 and 1. Null if it is none. */
export function parseInvitationCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === codeLength && code.split('').every((letter) => alphabet.includes(letter)) ? code : null;
}

/** '7K2M9-QX4RT' */
export function formatInvitationCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}
