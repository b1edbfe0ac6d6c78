import { size } from './paper.ts';

export type Overlay = { svg: string; left: number; top: number; side: number };

const pointsPerInch = 72;

/** Renders an SVG as PNG with smaller drawings on top. */
export async function renderPng(svg: string, overlays: readonly Overlay[] = []): Promise<Buffer> {
  // loaded at the first picture, because it would delay the start
  const { default: sharp } = await import('sharp');
  const layers = await Promise.all(
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
    .composite(layers)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
