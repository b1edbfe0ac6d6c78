/** The size of a picture for shared links, in pixels. */
export const size = { width: 1200, height: 630 } as const;

export const ink = '#1d2733';
export const card = '#fffdf7';
export const red = '#b3261e';
export const rule = '#d9d0bd';

const stitches = Array.from({ length: 48 }, (_, index) => `M${12 + index * 25} 22l9 8l-9 8`).join('');

/** Adds the background: paper with a seam at the top and the product's logo in the corner. */
export function onPaper(drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<path fill="#faf6ec" d="M0 0h1200v630H0z"/><path fill="#dfe9d8" d="M0 560h1200v70H0z"/>` +
    `<path d="${stitches}" fill="none" stroke="${red}" stroke-width="3" stroke-linecap="round"/>` +
    `${drawing}${logo}</svg>`
  );
}

/** The logo of `icon.svg`. */
const logo =
  `<g transform="translate(1092 534) scale(1.8)"><path fill="${ink}" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round" d="M5 24h22v11l-11 9.5L5 35z"/>` +
  `<path d="M16 33C17 17 22 9 31.5 8.5" fill="none" stroke="#e5574c" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 5"/>` +
  `<circle cx="37" cy="11" r="8.5" fill="${card}" stroke="${ink}" stroke-width="2"/>` +
  `<path d="M31.8 6.2c3 2.8 3 7 .2 9.8M42.2 5.800c-3 3-3 7.6.2 10.2" fill="none" stroke="${red}" stroke-width="1.8" stroke-linecap="round"/></g>`;
