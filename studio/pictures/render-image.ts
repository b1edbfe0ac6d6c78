import sharp, { type WebpOptions } from 'sharp';

const pointsPerInch = 72;
const largestBytes = 12_000;

/** Renders at twice the size and scales down, so that thin lines stay even. */
async function renderPixels(svg: string, pixels: number): Promise<Buffer> {
  const units = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? pixels);
  return sharp(Buffer.from(svg), { density: (pointsPerInch * pixels * 2) / units })
    .resize(pixels, pixels)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const encode = (image: Buffer, options: WebpOptions): Promise<Buffer> =>
  sharp(image)
    .webp({ effort: 6, ...options })
    .toBuffer();

/** Renders a small emblem on a transparent background; near-lossless suits flat drawings best. */
export async function renderEmblem(svg: string, pixels: number): Promise<Buffer> {
  return encode(await renderPixels(svg, pixels), { nearLossless: true, quality: 40 });
}

/** Renders an icon of the installed application: PNG works on every system. */
export async function renderIcon(svg: string, pixels: number): Promise<Buffer> {
  return sharp(await renderPixels(svg, pixels))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Renders an ICO file that contains one PNG. Source of the format: https://en.wikipedia.org/wiki/ICO_(file_format) */
export async function renderFavicon(svg: string, pixels: number): Promise<Buffer> {
  const png = await renderIcon(svg, pixels);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Renders a share picture: PNG works on every service. */
export async function renderShare({
  svg,
  width,
  height,
}: {
  svg: string;
  width: number;
  height: number;
}): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: pointsPerInch * 4 })
    .resize(width, height)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Renders a picture that fills its square. The quality of a large one is reduced, to a limit, until it has at most 12 kB. */
export async function renderPicture(svg: string, pixels: number): Promise<Buffer> {
  const image = await renderPixels(svg, pixels);
  if (pixels < 600) return encode(image, { quality: 82 });
  for (const quality of [70, 60, 50, 40]) {
    const bytes = await encode(image, { quality });
    if (bytes.length <= largestBytes) return bytes;
  }
  return encode(image, { quality: 32 });
}
