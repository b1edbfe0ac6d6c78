/** Colors of the drawings: ink and paper of the light theme, and the colors of a ballpark. */
export const paint = {
  ink: '#1d2733',
  paper: '#faf6ec',
  card: '#fffdf7',
  rule: '#ddd0b0',
  red: '#b3261e',
  green: '#2c6a4a',
  gold: '#e3b35c',
  blue: '#1f4e8c',
  grass: '#a9c795',
  dirt: '#d9b98a',
  leather: '#9c5f2c',
} as const;

/** Every drawing fills a square of 200 units. */
export const side = 200;

/** A drawing as a whole SVG document. */
export function picture(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${parts.join('')}</svg>`;
}

/** A filled shape with an ink outline. */
export function shape(d: string, color: string, width = 3.5): string {
  return `<path d="${d}" fill="${color}" stroke="${paint.ink}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

export function line(d: string, color: string, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Path data of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A group with an SVG `transform`. */
export function group(transform: string, ...parts: readonly string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Parts clipped to an outline; `id` must be unique in the drawing. */
export function clipped(id: string, outline: string, ...parts: readonly string[]): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}
