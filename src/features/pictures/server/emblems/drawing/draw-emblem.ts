import { charges, type Charge, type ChargeName } from './charges.ts';
import { firstReadable } from '../contrast.ts';
import { letterShapes } from '../letter-shapes.ts';
import { shapes, type Shape, type ShapeName } from './shapes.ts';

export type EmblemParts = {
  shape: ShapeName;
  charge: ChargeName;
  /** a capital letter; if empty, the charge fills the whole field */
  letter: string;
  /** sRGB hex colors of the field, and of the band and the charge */
  primary: string;
  secondary: string;
};

/** The place of a charge without a letter. */
const centered: Shape['charge'] = { y: 22.5, scale: 1.4 };

function chargeSvg({ fill, line, width = 3 }: Charge, color: string, { y, scale }: Shape['charge']): string {
  const filled = fill === undefined ? '' : `<path d="${fill}" fill="${color}"/>`;
  const drawn =
    line === undefined
      ? ''
      : `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return `<g transform="translate(24 ${y}) scale(${scale})">${filled}${drawn}</g>`;
}

function letterSvg(letter: string, color: string, { y, letter: height }: Shape['band']): string {
  const middle = y + 1.6 + height / 2;
  return `<path transform="translate(24 ${middle}) scale(${height / 20})" d="${letterShapes[letter] ?? ''}" fill="${color}"/>`;
}

/** The lower part of the outline. A nested viewport crops it: a clip path has an id, which must be unique in a sheet of emblems. */
function bandSvg(outline: string, color: string, { y }: Shape['band']): string {
  const height = 48 - y;
  return `<svg y="${y}" width="48" height="${height}" viewBox="0 ${y} 48 ${height}"><path d="${outline}" fill="${color}"/></svg>`;
}

/** Draws an emblem as an SVG document: an outline with a rim, a charge on the field, a letter on the band. */
export function drawEmblem({ shape, charge, letter, primary, secondary }: EmblemParts): string {
  const { outline, charge: place, band }: Shape = shapes[shape];
  const hasLetter = letter in letterShapes;
  const onField = firstReadable(primary, secondary);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<path d="${outline}" fill="${primary}"/>`,
    hasLetter ? bandSvg(outline, secondary, band) : '',
    chargeSvg(charges[charge], onField, hasLetter ? place : centered),
    hasLetter ? letterSvg(letter, firstReadable(secondary, primary), band) : '',
    // the double rim keeps dark emblems visible on dark paper and light bands on light paper
    `<path d="${outline}" fill="none" stroke="#fffdf7" stroke-width="2.6" stroke-linejoin="round"/>`,
    `<path d="${outline}" fill="none" stroke="${primary}" stroke-width="1.3" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}
