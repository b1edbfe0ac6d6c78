import { charges, type Charge, type ChargeName } from './charges.ts';
import { readableOn } from '../contrast.ts';
import { letterShapes } from '../letter-shapes.ts';
import { shapes, type Shape, type ShapeName } from './shapes.ts';

export type EmblemParts = {
  shape: ShapeName;
  charge: ChargeName;
  /** a capital; without one the charge has the whole field */
  letter: string;
  /** sRGB hex: the field, and the band with what lies on the field */
  primary: string;
  secondary: string;
};

/** A charge that has the field to itself. */
const alone: Shape['charge'] = { y: 22.5, scale: 1.4 };

function chargeSvg({ fill, line, width = 3 }: Charge, colour: string, { y, scale }: Shape['charge']): string {
  const filled = fill === undefined ? '' : `<path d="${fill}" fill="${colour}"/>`;
  const drawn =
    line === undefined
      ? ''
      : `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return `<g transform="translate(24 ${y}) scale(${scale})">${filled}${drawn}</g>`;
}

function letterSvg(letter: string, colour: string, { y, letter: height }: Shape['band']): string {
  const middle = y + 1.6 + height / 2;
  return `<path transform="translate(24 ${middle}) scale(${height / 20})" d="${letterShapes[letter] ?? ''}" fill="${colour}"/>`;
}

/** An emblem as a whole SVG document: a rimmed outline, a charge on the field, a letter on the band. */
export function drawEmblem({ shape, charge, letter, primary, secondary }: EmblemParts): string {
  const { outline, charge: place, band }: Shape = shapes[shape];
  const hasLetter = letter in letterShapes;
  const onField = readableOn(primary, secondary);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<clipPath id="c"><path d="${outline}"/></clipPath>`,
    `<g clip-path="url(#c)"><path d="M0 0h48v48H0z" fill="${primary}"/>`,
    hasLetter ? `<path d="M0 ${band.y}h48V48H0z" fill="${secondary}"/></g>` : '</g>',
    chargeSvg(charges[charge], onField, hasLetter ? place : alone),
    hasLetter ? letterSvg(letter, readableOn(secondary, primary), band) : '',
    // the double rim keeps dark emblems visible on dark paper and light bands on light paper
    `<path d="${outline}" fill="none" stroke="#fffdf7" stroke-width="2.6" stroke-linejoin="round"/>`,
    `<path d="${outline}" fill="none" stroke="${primary}" stroke-width="1.3" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}
