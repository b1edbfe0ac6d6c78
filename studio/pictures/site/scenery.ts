/**
 * Colors of scenes: the tokens of the pages, so that a scene follows the light or dark theme. A drawing takes them from the
 * page that contains it (`<use>`); an `<img>` could not.
 */
export const scenery = {
  ink: 'var(--ink)',
  paper: 'var(--paper)',
  card: 'var(--card)',
  rule: 'var(--rule)',
  red: 'var(--red)',
  green: 'var(--green)',
  gold: 'var(--gold)',
  blue: 'var(--blue)',
  sky: 'var(--sky)',
  stand: 'var(--stand)',
  crowd: 'var(--crowd)',
  turf: 'var(--turf)',
  mown: 'var(--mown)',
  clay: 'var(--clay)',
  wall: 'var(--wall)',
  chalk: 'var(--chalk)',
  lamp: 'var(--lamp)',
  beam: 'var(--beam)',
  outline: 'var(--outline)',
} as const;

/** A flat area with the outline used in scenes. */
export function drawn(d: string, color: string, width = 2.5): string {
  return `<path d="${d}" fill="${color}" stroke="var(--outline)" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** Round dots along a path, for the heads of a crowd or the flight of a ball. */
export function dotted(d: string, color: string, size: number, gap: number, offset = 0): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${gap}" stroke-dashoffset="${offset}"/>`;
}

/** A named drawing of a sheet. It fills its frame and is cropped according to `align`. */
export function symbol(id: string, [width, height]: readonly [number, number], align: string, parts: string[]): string {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align}">${parts.join('')}</symbol>`;
}

export function sheet(...symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}
