type Contacts = { contact: string | null; publicUrl: string | null };

/** The address at which a push service can reach the operator, in the form of RFC 8292: `mailto:` or `https:`; null: none. */
export function pushContact({ contact, publicUrl }: Contacts): string | null {
  const given = contact?.includes('@') === true && !contact.includes('://') ? `mailto:${contact}` : contact;
  return [given, publicUrl].find((address) => address !== null && /^(mailto|https):/.test(address)) ?? null;
}
