function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** Contrast of two sRGB colors, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const minContrast = 3;

/** The first color with enough contrast to the background; white or black if none has. */
export function firstReadable(background: string, ...candidates: readonly string[]): string {
  const found = candidates.find((color) => contrast(color, background) >= minContrast);
  if (found !== undefined) return found;
  return contrast('#ffffff', background) > contrast('#14181d', background) ? '#ffffff' : '#14181d';
}
