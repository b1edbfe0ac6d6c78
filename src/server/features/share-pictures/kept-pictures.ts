/** Draws each picture once, however many ask for it; the ones drawn longest ago are forgotten. */
export function createKeptPictures(limit = 64) {
  const kept = new Map<string, Promise<Buffer>>();
  return (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawn = draw();
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}
