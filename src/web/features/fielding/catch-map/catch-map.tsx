import { useState, type PointerEvent } from 'react';
import type { RangePlay } from '#contract/fielding.ts';
import { FieldGround } from '../../../ui/field/field-ground.tsx';
import { catchesWords, playWords } from '../range-words.ts';
import { CatchLegend } from './catch-legend.tsx';
import { CatchMarks } from './catch-marks.tsx';
import styles from './catch-map.module.css';
import { landingsPath, nearestPlay, runsPath } from './catch-paths.ts';
import { viewBoxOf, type Part } from './part-of-field.ts';
import { tones } from './tones.ts';

/** feet round the pointer in which a ball is meant */
const reach = 22;

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>, part: Part) {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const feet = part.width / width;
  return { x: part.left + (clientX - left) * feet, y: part.top - (clientY - top) * feet };
}

type CatchMapProps = { plays: readonly RangePlay[]; name: string; part: Part };

/** Every ball of the season on the field, from where he stood to where it came down. The list tells the same in figures. */
export function CatchMap({ plays, name, part }: CatchMapProps) {
  const [meant, setMeant] = useState<RangePlay | null>(null);
  const point = (event: PointerEvent<SVGSVGElement>) => setMeant(nearestPlay(plays, placeOf(event, part), reach));
  return (
    <figure className={styles.map}>
      <svg
        viewBox={viewBoxOf(part)}
        className={styles.picture}
        role="img"
        aria-label={`${plays.length} ${plays.length === 1 ? 'ball' : 'balls'} that ${name} went after, drawn on the field`}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setMeant(null)}
      >
        <FieldGround />
        {tones.map(({ tone }) => (
          <CatchMarks key={tone} tone={tone} plays={plays} />
        ))}
        {meant !== null && (
          <g className={styles.meant}>
            <path d={runsPath([meant])} />
            <path d={landingsPath([meant])} />
          </g>
        )}
      </svg>
      <figcaption className={styles.caption}>{meant === null ? catchesWords(plays) : playWords(meant)}</figcaption>
      <CatchLegend hasUnknown={plays.some(({ catchRate }) => catchRate === null)} />
    </figure>
  );
}
