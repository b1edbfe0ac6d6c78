import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { ChargeName } from './drawing/charges.ts';
import { clubEmblems } from './drawing/club-emblems.ts';
import { drawEmblem } from './drawing/draw-emblem.ts';
import type { ShapeName } from './drawing/shapes.ts';

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
