import { size } from './paper.ts';

export type Overlay = { svg: string; left: number; top: number; side: number };

const pointsPerInch = 72;

/** A drawing as PNG, with smaller ones laid on it. */
export async function renderPng(svg: string, overlays: readonly Overlay[] = []): Promise<Buffer> {
  // loaded when the first picture is asked for: the application starts without it
  const { default: sharp } = await import('sharp');
  const laid = await Promise.all(
    overlays.map(async (overlay) => ({
      input: await sharp(Buffer.from(overlay.svg), { density: pointsPerInch * 4 })
        .resize(overlay.side, overlay.side, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer(),
      left: overlay.left,
      top: overlay.top,
    })),
  );
  return sharp(Buffer.from(svg))
    .resize(size.width, size.height)
    .composite(laid)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
