import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { surname } from '#rules/baseball/players/surname.ts';
import { BatterSilhouette } from './batter-silhouette.tsx';
import { frame, viewBoxOf } from './zone-geometry.ts';
import { ZoneGrid } from './zone-grid.tsx';
import { ZoneGround } from './zone-ground.tsx';
import { ZonePitch } from './zone-pitch.tsx';
import { ZoneText } from './zone-text.tsx';
import { classNames } from '#ui/class-names.ts';
import parts from '../layouts/layout.module.css';
import styles from './strike-zone.module.css';
import { MarkLegend } from './marks/mark-legend.tsx';

type Props = { plateAppearance: PlateAppearance; people: GameView['people'] };

/** The pitches of a plate appearance where they crossed the plate, seen from behind it, to scale, with the batter's zone. */
export function StrikeZone({ plateAppearance, people }: Props) {
  const { pitches, zoneTop, zoneBottom, batSide, batterId } = plateAppearance;
  const newest = pitches.at(-1)?.number;
  return (
    <figure className={classNames(styles.figure, parts.pitches, parts.zone)}>
      <svg className={styles.picture} viewBox={viewBoxOf(frame)} aria-hidden="true" focusable="false">
        <rect className={styles.air} width="100%" height="100%" />
        <ZoneGround />
        <BatterSilhouette side={batSide} />
        <ZoneGrid zoneTop={zoneTop} zoneBottom={zoneBottom} />
        {pitches.map((pitch) =>
          pitch.x === null || pitch.z === null ? null : (
            <ZonePitch
              key={`${plateAppearance.index}-${pitch.number}`}
              pitch={pitch}
              at={{ x: pitch.x, z: pitch.z }}
              isNewest={pitch.number === newest}
            />
          ),
        )}
      </svg>
      <ZoneText plateAppearance={plateAppearance} people={people} />
      <figcaption className={styles.caption}>
        <MarkLegend />
        <p key={batterId}>
          Umpire’s view, {surname(nameOf(people, batterId))}’s own zone {zoneBottom.toFixed(2)}–{zoneTop.toFixed(2)} ft
        </p>
      </figcaption>
    </figure>
  );
}
