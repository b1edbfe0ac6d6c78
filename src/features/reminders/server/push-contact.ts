type Contacts = { contact: string | null; publicUrl: string | null };

/** `web-push` signs no request without a contact. */
const unknown = 'mailto:webmaster@localhost';

/** The URL at which a push service can reach the operator, in the form of RFC 8292: `mailto:` or `https:`. */
export function pushContact({ contact, publicUrl }: Contacts): string {
  const given = contact?.includes('@') === true && !contact.includes('://') ? `mailto:${contact}` : contact;
  return [given, publicUrl].find((url) => url !== null && URL.canParse(url) && /^(mailto|https):/.test(url)) ?? unknown;
}
