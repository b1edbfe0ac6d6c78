import type { MissedCall } from '#rules/baseball/game/judge-calls.ts';
import { defaultZone } from '#rules/baseball/game/strike-zone.ts';
import { PitchMark } from '../strike-zone/marks/pitch-mark.tsx';
import { ballRadius, clampToArea, frame, svgX, svgY, toUnits, viewBoxOf } from '../strike-zone/zone-geometry.ts';
import { ZoneGrid } from '../strike-zone/zone-grid.tsx';
import styles from './umpire-view.module.css';

const { top, bottom } = defaultZone;

/** The zone and 1.2 feet around it. */
const viewBox = viewBoxOf({ left: -1.9, right: 1.9, bottom: bottom - 1.2, top: top + 1.2 });

/** The height in the common zone of the picture: the same share within the zone, the same distance outside it. */
function heightInPicture({ pitch: { z }, play: { zoneTop, zoneBottom } }: MissedCall): number {
  if (z >= zoneTop) return top + z - zoneTop;
  if (z <= zoneBottom) return bottom + z - zoneBottom;
  return bottom + ((z - zoneBottom) / (zoneTop - zoneBottom)) * (top - bottom);
}

/** The missed calls in one zone, numbered as in the table that is their text. */
export function MissedCallsPicture({ missed }: { missed: MissedCall[] }) {
  return (
    <svg className={styles.picture} viewBox={viewBox} aria-hidden="true" focusable="false">
      <ZoneGrid zoneTop={top} zoneBottom={bottom} />
      {missed
        .map((call, place) => ({ call, number: place + 1 }))
        // the worst are drawn last, on top
        .toReversed()
        .map(({ call, number }) => {
          const { at } = clampToArea({ x: call.pitch.x, z: heightInPicture(call) }, frame);
          return (
            <g key={number} transform={`translate(${svgX(at.x)} ${svgY(at.z)})`}>
              <PitchMark
                result={call.call === 'strike' ? 'called' : 'ball'}
                number={number}
                radius={toUnits(ballRadius)}
              />
            </g>
          );
        })}
    </svg>
  );
}
