import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { letterShapes } from './letters-svg.ts';

/** An outline of an emblem in a 48 × 48 box, with the places of its parts. */
type Shape = {
  outline: string;
  /** center of the charge and its scale (1: 24 units wide) */
  charge: { y: number; scale: number };
  /** top of the band with the letter, and the height of the letter in units */
  band: { y: number; letter: number };
};

const upright = { charge: { y: 16.5, scale: 1.05 }, band: { y: 28.5, letter: 10.5 } };

const shapes = {
  shield: { outline: 'M5 4h38v20c0 11-8 17-19 21C13 41 5 35 5 24z', ...upright },
  crest: { outline: 'M24 2l19 6v17c0 10-8 16-19 20C13 41 5 35 5 25V8z', ...upright, charge: { y: 17.5, scale: 1 } },
  round: {
    outline: 'M24 2.500a21.500 21.500 0 1 1 0 43a21.500 21.500 0 1 1 0-43z',
    charge: { y: 17.5, scale: 1 },
    band: { y: 29, letter: 10 },
  },
  plate: { outline: 'M4 4h40v22L24 45 4 26z', charge: { y: 15.5, scale: 1.05 }, band: { y: 26, letter: 9.5 } },
  diamond: { outline: 'M24 1 47 24 24 47 1 24z', charge: { y: 18.5, scale: 0.9 }, band: { y: 28.5, letter: 9.5 } },
  hexagon: {
    outline: 'M24 2 43.500 13v22L24 46 4.500 35V13z',
    charge: { y: 17.5, scale: 1 },
    band: { y: 29, letter: 10 },
  },
  square: {
    outline: 'M9 4h30a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z',
    charge: { y: 16.5, scale: 1.1 },
    band: { y: 29, letter: 11 },
  },
  octagon: {
    outline: 'M15 3h18l12 12v18L33 45H15L3 33V15z',
    charge: { y: 17, scale: 1.05 },
    band: { y: 29, letter: 10.5 },
  },
  arch: { outline: 'M5 45V22a19 19 0 0 1 38 0v23z', charge: { y: 18, scale: 1 }, band: { y: 30.5, letter: 10.5 } },
  flag: {
    outline: 'M3 4h42v36L24 34 3 40z',
    charge: { y: 12.8, scale: 0.8 },
    band: { y: 21.5, letter: 9 },
  },
} as const satisfies Record<string, Shape>;

type ShapeName = keyof typeof shapes;

const otherShapes: readonly ShapeName[] = ['shield', 'round', 'hexagon', 'plate', 'crest', 'octagon', 'arch', 'square'];
const otherCharges: readonly ChargeName[] = [
  'star',
  'pine',
  'bolt',
  'chevron',
  'gear',
  'moon',
  'ball',
  'horseshoe',
  'hammer',
  'lozenge',
  'waves',
  'key',
  'dart',
];
const otherColors: readonly (readonly [string, string])[] = [
  ['#1f4e8c', '#f4e3b2'],
  ['#2c6a4a', '#f2c14e'],
  ['#7a1f3d', '#f0d9c0'],
  ['#3b2f63', '#e8b04a'],
  ['#14495a', '#f28f5b'],
  ['#5a3317', '#f0d48a'],
  ['#242a33', '#8fc3d9'],
  ['#8c2f1b', '#f6ead2'],
  ['#0f5c66', '#f3e9d2'],
];

function pick<T>(choices: readonly T[], number: number, otherwise: T): T {
  return choices[number % choices.length] ?? otherwise;
}

/** A team below the major leagues. */
export type EmblemTeam = { abbreviation: string; parentId: number | null };

/** The emblem of any other team: outline and charge by id, the team's letter, the colors of the parent club. */
function otherEmblemSvg(teamId: number, team: EmblemTeam | null): string {
  const parent = clubById(team?.parentId ?? 0);
  const [primary, secondary] = parent
    ? [parent.primary, parent.secondary]
    : pick(otherColors, teamId, ['#1f4e8c', '#f4e3b2'] as const);
  return drawEmblem({
    shape: pick(otherShapes, teamId + Math.floor(teamId / 1000), 'shield'),
    charge: pick(otherCharges, teamId, 'chevron'),
    letter: team?.abbreviation.charAt(0).toUpperCase() ?? '',
    primary,
    secondary,
  });
}

/** A team's emblem as an SVG document: a club's own drawing, or one composed from the id and the team. */
export function emblemSvg(teamId: number, team: EmblemTeam | null = null): string {
  const club = clubById(teamId);
  const drawing = clubEmblems[teamId];
  if (club === undefined || drawing === undefined) return otherEmblemSvg(teamId, team);
  const [shape, charge] = drawing;
  return drawEmblem({ shape, charge, letter: club.letter, primary: club.primary, secondary: club.secondary });
}

/** The emblem of an unknown team: a plain ball on a plate. */
export function defaultEmblemSvg(): string {
  return drawEmblem({ shape: 'plate', charge: 'ball', letter: '', primary: '#56606b', secondary: '#ece6d8' });
}

/** Outline and charge of each club's emblem, by team id. Each charge is used once. */
export const clubEmblems: Readonly<Record<number, readonly [ShapeName, ChargeName]>> = {
  108: ['round', 'feathers'],
  109: ['diamond', 'snake'],
  110: ['shield', 'bird'],
  111: ['square', 'sock'],
  112: ['round', 'paw'],
  113: ['octagon', 'moustache'],
  114: ['hexagon', 'wings'],
  115: ['plate', 'peaks'],
  116: ['crest', 'claws'],
  117: ['hexagon', 'star'],
  118: ['shield', 'crown'],
  119: ['flag', 'comet'],
  120: ['arch', 'dome'],
  121: ['square', 'skyline'],
  133: ['crest', 'acorn'],
  134: ['flag', 'swords'],
  135: ['plate', 'surf'],
  136: ['round', 'anchor'],
  137: ['octagon', 'bridge'],
  138: ['arch', 'gateway'],
  139: ['diamond', 'sun'],
  140: ['crest', 'badge'],
  141: ['plate', 'leaf'],
  142: ['hexagon', 'rings'],
  143: ['crest', 'bell'],
  144: ['octagon', 'flame'],
  145: ['diamond', 'stripes'],
  146: ['arch', 'fish'],
  147: ['shield', 'hat'],
  158: ['square', 'wheat'],
};

type EmblemParts = {
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
function drawEmblem({ shape, charge, letter, primary, secondary }: EmblemParts): string {
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

/** The figure on an emblem: filled and stroked paths around the origin, about 24 units wide and 18 high. */
type Charge = { fill?: string; line?: string; width?: number };

const ring = (radius: number, x = 0, y = 0): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const star = (radius: number): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.42;
    const angle = (index * Math.PI) / 5;
    return `${fixed(reach * Math.sin(angle), 1)} ${fixed(-reach * Math.cos(angle), 1)}`;
  });
  return `M${points.join('L')}z`;
};

const charges = {
  feathers: { fill: 'M-1 8C-8 8-13 2-13-9c3 3 7 4 12 4zM1 8C8 8 13 2 13-9 10-6 6-5 1-5z' },
  snake: { line: 'M-11 5-6-5-1 5 4-5 9 5l2.500-5', width: 3.8 },
  bird: {
    fill: 'M-13-5C-7-9-2-6 0-1 2-6 7-9 13-5 8-4 5 0 3 5L0 9-3 5C-5 0-8-4-13-5z',
  },
  sock: { fill: 'M-6-10H3V1l7 4c3 2 2 5-1 5H1C-4 10-6 7-6 3z' },
  paw: {
    fill: `M-7 6c0-4 4-7 7-7s7 3 7 7-4 3-7 3-7 1-7-3z${ring(2.6, -9, -1)}${ring(2.8, -3.6, -6)}${ring(2.8, 3.6, -6)}${ring(2.6, 9, -1)}`,
  },
  moustache: { fill: 'M0-3C-3-7-8-5-9-1c-1 2-3 2-4 0C-13 7-3 8 0 3 3 8 13 7 13-1c-1 2-3 2-4 0C8-5 3-7 0-3z' },
  wings: { fill: ring(4.5), line: 'M-6-4h-7M-6.500 0h-5M-6 4h-3M6-4h7M6.500 0h5M6 4h3', width: 2.6 },
  peaks: { fill: 'M-13 9-4-8 0-1 4-9l9 18z' },
  claws: { line: 'M-6-8c1 6-1 12-4 16M1-8C2-2 0 4-3 8M8-8C9-2 7 4 4 8', width: 3.6 },
  star: { fill: star(11) },
  crown: { fill: 'M-11 8-12-6l6.500 5L0-9l5.500 8L12-6 11 8z' },
  comet: { fill: ring(5.5, 6, -3), line: 'M-12-4l9-.5M-12 2l10-2M-9 8l9-4', width: 2.6 },
  dome: { fill: 'M-11 9h22V5H8V2C8-3 4-5 1.500-5.500V-10h-3v4.500C-4-5-8-3-8 2v3h-3z' },
  skyline: { fill: 'M-12 9V0h4v-5h5v3h2v-8h3v6h4v-3h4v7h2v9z' },
  acorn: {
    fill: 'M-9-2a9 6 0 0 1 18 0zM-7 0H7c0 5-4 8-7 10.500C-3 8-7 5-7 0zM-1-8v-3h2v3z',
  },
  swords: { line: 'M-10 9 9-9M10 9-9-9M-10.500 2.500l7 6.500M10.500 2.500l-7 6.500', width: 2.8 },
  surf: { fill: 'M-8 0a8 8 0 0 1 16 0z', line: 'M-12 6q3-4.500 6 0t6 0 6 0 6 0', width: 2.8 },
  anchor: { fill: ring(2.6, 0, -7.5), line: 'M0-6V9M-5.500-2h11M-10 2c0 5 5 7 10 7s10-2 10-7', width: 2.8 },
  bridge: { line: 'M-6-9V9M6-9V9M-13 5h26M-13 1q6-1 7-9 6 15 12 0 1 8 7 9', width: 2.4 },
  gateway: { line: 'M-9 9C-8-15 8-15 9 9', width: 3.8 },
  sun: {
    fill: ring(5),
    line: 'M0-7.500v-3M0 7.500v3M-7.500 0h-3.500M7.500 0H11M-5.300-5.300-7.500-7.500M5.300 5.300l2.200 2.200M-5.300 5.300-7.500 7.500M5.300-5.300l2.200-2.200',
    width: 2.6,
  },
  badge: { fill: star(6.5), line: ring(9.5), width: 2.4 },
  leaf: {
    fill: 'M0-10l2.500 4.500 3-1.500-.5 5 4-2 1 2.500 2.500.5-4.500 5 .5 2-6-1 .5 5h-3.500l.5-5-6 1 .5-2-4.500-5 2.500-.5 1-2.500 4 2-.5-5 3 1.500z',
  },
  rings: { line: `${ring(6.2, -5)}${ring(6.2, 5)}`, width: 2.8 },
  bell: { fill: 'M-10 6c3-3 2-10 5-13q5-4 10 0c3 3 2 10 5 13zM-2.500 7.500h5a2.500 2.500 0 0 1-5 0z' },
  flame: {
    fill: 'M1-11c6 5 9 9 7 14-1 4-5 6-8 6s-8-2-8-6.500c0-3 2-5 3.500-7.500C-4-2-2-1-1-2.500 1-5 .5-8 1-11z',
  },
  stripes: { line: 'M-10-9V9M-5-9V9M0-9V9M5-9V9M10-9V9', width: 2.2 },
  fish: { fill: 'M-13 0C-8-8 2-8 6-1.500L13-7v14L6 1.500C2 8-8 8-13 0z' },
  hat: { fill: 'M-7-10H7L5.500 4H12v4h-24V4h6.500z' },
  wheat: {
    fill: 'M0-11c3 3 3 5 0 7-3-2-3-4 0-7zM1-2c1-4 4-5 8-5 0 4-4 6-8 5zM-1-2c-1-4-4-5-8-5 0 4 4 6 8 5zM1 4c1-4 4-5 8-5 0 4-4 6-8 5zM-1 4c-1-4-4-5-8-5 0 4 4 6 8 5z',
    line: 'M0-4V10',
    width: 2,
  },
  ball: { line: `${ring(9)}M-6-6.500c4 4 4 9 0 13M6-6.500c-4 4-4 9 0 13`, width: 2 },
  chevron: { line: 'M-10 5 0-5 10 5', width: 4.5 },
  dart: { fill: 'M0-12 9 10 0 5-9 10z' },
  lozenge: { fill: 'M0-10 8 0 0 10-8 0z' },
  bolt: { fill: 'M4-11-8 2h7l-4 9L9-3H1z' },
  pine: { fill: 'M0-11 7-3H4l6 8H2v5h-4V5h-8l6-8h-3z' },
  moon: { fill: 'M3-10a10 10 0 1 0 8 14A9.500 9.500 0 0 1 3-10z' },
  horseshoe: { line: 'M-6 9C-14-14 14-14 6 9M-10 9h5M5 9h5', width: 3.6 },
  waves: { line: 'M-12-5q4-6 8 0t8 0 8 0M-12 5q4-6 8 0t8 0 8 0', width: 3.4 },
  gear: { line: `${ring(5.5)}M0-10v4M0 10V6M-10 0h4M10 0H6M-7-7l3 3M7-7 4-4M-7 7l3-3M7 7 4 4`, width: 3.2 },
  key: { line: `${ring(4.5, -7)}M-2.500 0H12M6 0v6M11.500 0v7`, width: 3.2 },
  hammer: { fill: 'M-11 7l9-9-4-4 7-6L11-2l-6 7-4-4-9 9z' },
} as const satisfies Record<string, Charge>;

type ChargeName = keyof typeof charges;

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
