const email = /[^\s"'<>(),:;/\\]{1,64}@[a-z\d.-]+\.[a-z]{2,}/gi;
const passwordHash = /\$argon2id?\$[^\s"'\\]+/g;
const password = /(\b[a-z]+:\/\/[^\s/:@"]*:)[^\s/@"]+@/gi;
/** a token or hash of 32 bytes as base64url or hex; an API key begins with cs_ */
const token = /(?<![\w-])(?:(?:cs_)?[\w-]{43}|[\da-f]{64})(?![\w-])/g;

/** the secret of a webhook */
const webhookSecret = /whsec_[\w+/=]+/g;

/** Removes email addresses, password hashes, tokens, and passwords in URLs from a line of the log. */
export function redactLine(line: string): string {
  return line
    .replaceAll(password, '$1…@')
    .replaceAll(passwordHash, '…')
    .replaceAll(webhookSecret, '…')
    .replaceAll(token, '…')
    .replaceAll(email, '…@…');
}
