const maxOctets = 75;
/** Control characters except tab and line feed, which content lines must not have. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Bytes of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Escapes a value of type TEXT. Source: RFC 5545, section 3.3.11 */
export function escapeText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(control, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * Folds a content line into lines of at most 75 octets of UTF-8, each continued with CRLF and a space, and never within a
 * character. The result ends with CRLF. Source: RFC 5545, section 3.1
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}
