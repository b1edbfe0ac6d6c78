import { firstReadable } from '../../../src/features/pictures/server/emblem-svg.ts';
import { letterShapes } from '../../../src/features/pictures/server/letters-svg.ts';
import { clubById, type Club } from '../../../src/rules/baseball/teams/clubs.ts';
import type { CapDrawing } from '../profile-drawing.ts';
import { mix } from '../shapes/mix.ts';
import { circle, clipped, ellipse, fill, group, line, paint, picture, shape } from '../shapes/paint.ts';
import { ground, type GroundName } from './grounds.ts';

/** How a team's cap uses its two colors. */
export type CapStyle = {
  ground: GroundName;
  /** a bill in the second color */
  hasBrightBill?: boolean;
  /** a light front panel under the letter */
  hasLightFront?: boolean;
  /** replaces a second color that is too plain for a whole cap */
  trim?: string;
};

const crown = 'M32 124C27 72 58 34 100 34S173 72 168 124Q100 98 32 124z';
const front = 'M52 122C46 82 68 44 100 35 132 44 154 82 148 122Q100 102 52 122z';
const bill = 'M31 121Q100 95 169 121C186 140 180 160 158 163 122 144 78 144 42 163 20 160 14 140 31 121z';
const underBill = 'M42 163C78 144 122 144 158 163 120 154 80 154 42 163z';

function stitching(color: string): string {
  return line('M36 133Q100 108 164 133M36 143Q100 118 164 143M39 152Q100 129 161 152', color, 1.6);
}

function crownParts(light: string, shade: string, panel: string | null): string {
  return clipped(
    'crown',
    crown,
    panel === null ? '' : shape(front, panel, 2.6),
    fill('M140 20C176 50 186 100 176 140L146 130C152 90 148 60 124 36z', shade, 0.55),
    fill('M42 112C40 80 56 54 80 44 60 62 52 84 52 110z', light, 0.5),
  );
}

export function teamCap(number: number, teamId: number, style: CapStyle): CapDrawing {
  const club = clubById(teamId);
  if (club === undefined) throw new TypeError(`No team has the id ${teamId}.`);
  return { number, teamId, draw: () => drawCap(club, style) };
}

/** A cap seen from the front, with the team's letter in the site's typeface. */
function drawCap({ primary, secondary, letter }: Club, style: CapStyle): string {
  const trim = style.trim ?? secondary;
  const panel = style.hasLightFront ? paint.card : null;
  const billColor = style.hasBrightBill || panel !== null ? trim : primary;
  const light = mix(primary, '#ffffff', 0.6);
  const shade = mix(primary, '#000000', 0.7);
  const initial = panel === null ? firstReadable(primary, trim, secondary, paint.card) : primary;
  const wide = panel !== null && 'MW'.includes(letter);
  const thread = mix(billColor, billColor === primary ? '#ffffff' : '#000000', 0.72);
  const seam = mix(primary, '#ffffff', 0.74);
  return picture(
    ground(style.ground, mix(trim === '#ffffff' ? primary : trim, paint.paper, 0.14), mix(primary, paint.paper, 0.2)),
    fill(ellipse(100, 166, 72, 9), paint.ink, 0.22),
    shape(crown, primary, 5),
    crownParts(light, shade, panel),
    line('M100 36C98 56 98 60 98 62M58 118C52 82 68 50 94 36M142 118C148 82 132 50 106 36', seam, 2),
    line('M32 124C27 72 58 34 100 34S173 72 168 124', paint.ink, 5),
    fill(circle(76, 54, 2.6) + circle(124, 54, 2.6), paint.ink, 0.7),
    shape(ellipse(100, 33, 9, 5), trim, 4),
    group(
      `translate(100 ${wide ? 82 : 81}) scale(${wide ? 1.95 : 2.25})`,
      `<path d="${letterShapes[letter] ?? ''}" fill="${initial}" stroke="${mix(primary, '#000000', 0.6)}" stroke-width="1.1" paint-order="stroke" stroke-linejoin="round"/>`,
    ),
    shape(bill, billColor, 5),
    stitching(thread),
    fill(underBill, paint.ink, 0.35),
  );
}
