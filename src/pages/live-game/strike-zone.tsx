import { describeStrikeZone } from '#rules/baseball/game/describe-pitch.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView, Hand, Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { MarkLegend, PitchMark } from './pitch-mark.tsx';
import {
  areaAround,
  ballRadius,
  clampToArea,
  svgX,
  svgY,
  toUnits,
  viewBoxOf,
  type FrontPoint,
  type ZoneArea,
  ZoneGrid,
} from './zone-grid.tsx';
import styles from './strike-zone.module.css';

const batterOutline = [
  'M44 262C66 254 92 262 100 282C106 308 130 336 131 362C128 396 112 428 103 458C112 466 136 468 146 477C149 483 147 489 140 489L70 489C62 486 66 472 73 462C79 430 86 402 88 374C72 350 50 318 44 262Z',
  'M12 262C30 246 72 250 82 276C90 310 104 354 101 390C92 434 62 474 52 514C62 525 90 530 102 541C106 549 102 556 94 556L10 556C3 549 6 530 16 518C20 474 36 432 50 398C32 372 8 322 12 262Z',
  'M11 278C8 238 18 190 36 156C46 132 62 118 82 112C100 110 112 120 114 136C116 166 104 214 95 250C93 264 89 278 83 290C58 302 28 298 11 278Z',
  'M64 84C58 54 76 33 100 33C121 33 135 46 137 66L152 71C155 74 153 78 149 78L133 79C134 92 129 106 117 109C113 114 112 118 110 126L78 124C80 112 77 108 73 104C68 99 66 92 64 84Z',
  'M92 124C112 124 140 150 150 166C154 156 155 142 153 130L167 127C170 146 168 172 160 188C154 197 144 197 136 191C116 178 96 164 88 150Z',
  'M56 124C76 112 92 128 95 146C101 164 107 178 113 187C124 172 134 146 142 124L160 132C154 160 139 197 126 210C116 218 105 213 97 205C80 190 64 168 54 148Z',
  'M140 108C150 101 164 103 168 113C171 124 164 135 152 135C142 135 134 119 140 108Z',
  'M148 146C143 147 142 143 143 139L150 104C156 76 160 46 161 20C162 6 183 5 184 20C183 48 174 78 160 108L153 141Z',
].join('');

/** The outline is 184 by 556 units and drawn at this size, so that it fits beside the zone. */
const batterScale = 0.25;

/** On which side the batter stands: a small outline outside the zone, at the viewer's left for a right-handed batter. */
function Batter({ side, area }: { side: Hand | null; area: ZoneArea }) {
  if (side === null || side === 'S') return null;
  const left = side === 'R';
  const x = left ? svgX(area.left) + 2 : svgX(area.right) - 2;
  const y = svgY(area.bottom) - 556 * batterScale - 4;
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? batterScale : -batterScale} ${batterScale})`}>
      <path className={styles.batter} d={batterOutline} />
    </g>
  );
}

const radius = toUnits(ballRadius);

/** Feet from a pitch to the edge of the picture: its mark with a ring or an arrow, and 8 px on the smallest phone. */
const margin = 0.3;

type MarkProps = { pitch: Pitch; at: FrontPoint; area: ZoneArea; isNewest: boolean };

/** One pitch where it crossed the plane of the zone, to scale. Outside the picture, an arrow on its edge points to it. */
function ZonePitch({ pitch, at, area, isNewest }: MarkProps) {
  const shown = clampToArea(at, area, margin);
  const degrees = Math.round((Math.atan2(-(at.z - shown.at.z), at.x - shown.at.x) * 180) / Math.PI);
  return (
    <g
      className={styles.pitch}
      transform={`translate(${svgX(shown.at.x)} ${svgY(shown.at.z)})`}
      data-outside={shown.isOutside || undefined}
    >
      {isNewest && <circle className={styles.ring} r={radius * 1.6} />}
      {pitch.challenge && <circle className={styles.challenge} r={radius * 1.6} />}
      <g className={isNewest ? styles.newest : undefined}>
        <PitchMark result={pitch.result} number={pitch.number} radius={radius} />
      </g>
      {shown.isOutside && <path className={styles.away} d="M15 -4L19 0L15 4" transform={`rotate(${degrees})`} />}
    </g>
  );
}

type Props = { className: string | undefined; plateAppearance: PlateAppearance; people: GameView['people'] };

/** The pitches of a plate appearance where they crossed the plate, seen from behind it, to scale, with the batter's zone. */
export function StrikeZone({ className, plateAppearance, people }: Props) {
  const { index, pitches, zoneTop, zoneBottom, batSide, batterId } = plateAppearance;
  const newest = pitches.at(-1)?.number;
  const area = areaAround(plateAppearance);
  return (
    <figure className={className}>
      <svg className={styles.picture} viewBox={viewBoxOf(area)} aria-hidden="true">
        <Batter side={batSide} area={area} />
        <ZoneGrid zoneTop={zoneTop} zoneBottom={zoneBottom} />
        {pitches.map((pitch) =>
          pitch.x === null || pitch.z === null ? null : (
            <ZonePitch
              key={`${index}-${pitch.number}`}
              pitch={pitch}
              at={{ x: pitch.x, z: pitch.z }}
              area={area}
              isNewest={pitch.number === newest}
            />
          ),
        )}
      </svg>
      <ol className="visually-hidden" aria-label="Where the pitches crossed the plate">
        {describeStrikeZone(plateAppearance, people).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <button type="button" className={styles.help} popoverTarget="marks" aria-label="What the marks mean">
        ?
      </button>
      <figcaption id="marks" popover="auto" className={styles.caption}>
        <MarkLegend />
        <p key={batterId}>
          Umpire’s view, {surname(nameOf(people, batterId))}’s own zone {fixed(zoneBottom, 2)}–{fixed(zoneTop, 2)}
          {'\u00A0'}ft
        </p>
      </figcaption>
    </figure>
  );
}
