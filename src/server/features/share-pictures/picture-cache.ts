/** A cache of rendered pictures; the oldest are dropped. A failed rendering is not cached. */
export function createPictureCache(limit = 64) {
  const pictures = new Map<string, Promise<Buffer>>();
  return (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = pictures.get(key);
    if (cached !== undefined) return cached;
    const drawn = draw();
    pictures.set(key, drawn);
    drawn.catch(() => pictures.delete(key));
    const [oldest] = pictures.keys();
    if (pictures.size > limit && oldest !== undefined) pictures.delete(oldest);
    return drawn;
  };
}
