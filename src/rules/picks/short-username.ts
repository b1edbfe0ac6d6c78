const maxLength = 15;
const prefixLength = 9;

/**
 * A username for lists and the navigation: a name of more than 15 characters is cut to the first 9 and an ellipsis.
 * Source: the product specification, section 9.
 */
export function shortUsername(username: string): string {
  const characters = Array.from(username);
  return characters.length > maxLength ? `${characters.slice(0, prefixLength).join('')}…` : username;
}
