const offset = 900_000_000;

/** The number under which a game can be followed a second time, as another game: a league has hardly fifteen at once. */
export function twinOf(gamePk: number): number {
  return gamePk + offset;
}

/** The address at the league of what is asked for under a twin's number, and the number to answer with. */
export function originalOf(path: string): { path: string; inAnswer: (body: string) => string } {
  const twin = Number(/\/game\/(9\d{8})\//.exec(path)?.[1] ?? 0);
  if (twin === 0) return { path, inAnswer: (body) => body };
  const original = String(twin - offset);
  return {
    path: path.replace(String(twin), original),
    inAnswer: (body) => body.replaceAll(new RegExp(`\\b${original}\\b`, 'g'), String(twin)),
  };
}
