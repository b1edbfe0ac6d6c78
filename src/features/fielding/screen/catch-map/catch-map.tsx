import { useState, type PointerEvent } from 'react';
import type { RangePlay } from '../../contract.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { Ground } from '#ui/field/ground.tsx';
import { describeCatches, describePlay } from '../range/range-text.ts';
import { CatchLegend } from './catch-legend.tsx';
import { CatchMarks } from './catch-marks.tsx';
import styles from '../advanced-fielding.module.css';
import { landingsPath, nearestPlay, runsPath } from './catch-paths.ts';
import { viewBoxOf, type Part } from './part-of-field.ts';
import { tones } from './tones.ts';

/** distance in feet from the pointer within which a ball is selected */
const reach = 22;

function toFieldPoint({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>, part: Part) {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const feet = part.width / width;
  return { x: part.left + (clientX - left) * feet, y: part.top - (clientY - top) * feet };
}

type CatchMapProps = { plays: readonly RangePlay[]; name: string; part: Part };

/** The landing point of every ball of the season; the fielder's way to the selected one is a line. The list has the same data. */
export function CatchMap({ plays, name, part }: CatchMapProps) {
  const [selected, setSelected] = useState<RangePlay | null>(null);
  const point = (event: PointerEvent<SVGSVGElement>) =>
    setSelected(nearestPlay(plays, toFieldPoint(event, part), reach));
  return (
    <>
      <ChartFrame
        label={`${plays.length} ${plays.length === 1 ? 'ball' : 'balls'} hit near ${name}, drawn on the field`}
        caption={
          <p className={styles.caption}>{selected === null ? describeCatches(plays) : describePlay(selected)}</p>
        }
      >
        <svg
          viewBox={viewBoxOf(part)}
          className={styles.catchMapPicture}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setSelected(null)}
        >
          <Ground />
          {tones.map(({ tone }) => (
            <CatchMarks key={tone} tone={tone} plays={plays} />
          ))}
          {selected !== null && (
            <g className={styles.selected}>
              <path d={runsPath([selected])} />
              <path d={landingsPath([selected])} />
            </g>
          )}
        </svg>
      </ChartFrame>
      <CatchLegend hasUnknown={plays.some(({ catchRate }) => catchRate === null)} />
    </>
  );
}
