const offset = 900_000_000;

/** The number under which a game can be followed a second time, as another game: a league has hardly fifteen at once. */
export function duplicateGamePk(gamePk: number): number {
  return gamePk + offset;
}

/** The address at the league of what is asked for under a twin's number, and the number to answer with. */
export function resolveDuplicate(path: string): { path: string; rewriteBody: (body: string) => string } {
  const twin = Number(/\/game\/(9\d{8})\//.exec(path)?.[1] ?? 0);
  if (twin === 0) return { path, rewriteBody: (body) => body };
  const original = String(twin - offset);
  return {
    path: path.replace(String(twin), original),
    rewriteBody: (body) => body.replaceAll(new RegExp(`\\b${original}\\b`, 'g'), String(twin)),
  };
}
