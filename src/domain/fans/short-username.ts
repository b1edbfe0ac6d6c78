const longest = 15;
const kept = 9;

/** A username as lists and the navigation show it: over 15 characters, the first 9 and an ellipsis. Source: the product specification, section 9. */
export function shortUsername(username: string): string {
  const characters = Array.from(username);
  return characters.length > longest ? `${characters.slice(0, kept).join('')}…` : username;
}
