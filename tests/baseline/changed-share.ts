import sharp from 'sharp';

/** Compares two pictures: null if equal, otherwise their sizes or the share of changed pixels. */
export async function changedShare(before: string, after: string): Promise<string | null> {
  const [old, current] = await Promise.all([readPixels(before), readPixels(after)]);
  const sizes = [old, current].map(({ info: { width, height } }) => `${width}×${height}`);
  if (sizes[0] !== sizes[1]) return sizes.join(' → ');
  if (old.data.equals(current.data)) return null;
  const pixels = old.data.length / 4;
  let changed = 0;
  for (let pixel = 0; pixel < pixels; pixel++)
    if (old.data.readUInt32LE(pixel * 4) !== current.data.readUInt32LE(pixel * 4)) changed += 1;
  return `${((changed / pixels) * 100).toFixed(3)} % of the pixels`;
}

function readPixels(file: string) {
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
