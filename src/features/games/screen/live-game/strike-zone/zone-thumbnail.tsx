import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { PitchMark } from './marks/pitch-mark.tsx';
import { clampToArea, svgX, svgY, viewBoxOf, type ZoneArea } from './zone-geometry.ts';
import { ZoneGrid } from './zone-grid.tsx';

const area: ZoneArea = { left: -1.45, right: 1.45, bottom: 0.95, top: 4.15 };

/** Larger than a ball, so that the numbers can be read. */
const markRadius = 23;

type Props = { className: string | undefined; plateAppearance: PlateAppearance };

/** The pitches of a plate appearance in a small picture of the zone; nothing if no location is known. */
export function ZoneThumbnail({ className, plateAppearance: { pitches, zoneTop, zoneBottom } }: Props) {
  const located = pitches.flatMap(({ x, z, ...pitch }) => (x === null || z === null ? [] : [{ ...pitch, x, z }]));
  if (located.length === 0) return null;
  return (
    <svg className={className} viewBox={viewBoxOf(area)} aria-hidden="true" focusable="false">
      <ZoneGrid zoneTop={zoneTop} zoneBottom={zoneBottom} />
      {located.map((pitch) => {
        const { at } = clampToArea(pitch, area);
        return (
          <g key={pitch.number} transform={`translate(${svgX(at.x)} ${svgY(at.z)})`}>
            <PitchMark result={pitch.result} number={pitch.number} radius={markRadius} />
          </g>
        );
      })}
    </svg>
  );
}
