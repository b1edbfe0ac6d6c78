const offset = 900_000_000;

/** The gamePk of a duplicate: the same game, followed a second time as another game. A league rarely has fifteen live games. */
export function duplicateGamePk(gamePk: number): number {
  return gamePk + offset;
}

/** Converts a path of a duplicate to that of the original; `rewriteBody` puts the duplicate's gamePk into the response. */
export function resolveDuplicate(path: string): { path: string; rewriteBody: (body: string) => string } {
  const duplicate = Number(/\/game\/(9\d{8})\//.exec(path)?.[1] ?? 0);
  if (duplicate === 0) return { path, rewriteBody: (body) => body };
  const original = String(duplicate - offset);
  return {
    path: path.replace(String(duplicate), original),
    rewriteBody: (body) => body.replaceAll(new RegExp(`\\b${original}\\b`, 'g'), String(duplicate)),
  };
}
