/** The pick of a visitor in the URL of the login: '911172-147', the game and the club. */
export function pickCode(gamePk: number, clubId: number): string {
  return `${gamePk}-${clubId}`;
}

/** Parses the pick of a visitor; null if the text is none. */
export function parsePickCode(text = ''): { gamePk: number; clubId: number } | null {
  const [, gamePk, clubId] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return gamePk === undefined || clubId === undefined ? null : { gamePk: Number(gamePk), clubId: Number(clubId) };
}
