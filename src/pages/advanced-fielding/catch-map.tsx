import { useState, type PointerEvent } from 'react';
import type { RangePlay } from '#features/fielding/contract.ts';
import { difficultyOf, type Difficulty } from '#features/fielding/rules.ts';
import { type FieldPoint, picture, svgX, svgY, Ground } from '#ui/baseball/ground.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { describeCatches, describePlay } from './fielding-params.ts';
import styles from './advanced-fielding.module.css';

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
  const point = (event: PointerEvent<SVGSVGElement>) => setSelected(nearestPlay(plays, toFieldPoint(event, part)));
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

/** The landing points of the balls of one difficulty: filled for a catch, hollow otherwise. */
function CatchMarks({ tone, plays }: { tone: Tone; plays: readonly RangePlay[] }) {
  const own = plays.filter((play) => toneOf(play) === tone);
  if (own.length === 0) return null;
  const made = own.filter(({ isOut }) => isOut === true);
  const missed = own.filter(({ isOut }) => isOut !== true);
  return (
    <g data-tone={tone} className={styles.marks}>
      <path className={styles.dots} d={landingsPath(made)} />
      <path className={styles.dots} d={landingsPath(missed)} />
      <path className={styles.holes} d={landingsPath(missed)} />
    </g>
  );
}

function Mark({ tone, isHollow }: { tone?: Tone; isHollow?: true }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" data-tone={tone} className={styles.marks}>
      <path className={styles.dots} d="M7 7h0" />
      {isHollow && <path className={styles.holes} d="M7 7h0" />}
    </svg>
  );
}

/** The meaning of the colors and of the line ends. */
function CatchLegend({ hasUnknown }: { hasUnknown: boolean }) {
  const shown = tones.filter(({ tone }) => hasUnknown || tone !== 'unknown').toReversed();
  return (
    <dl className={styles.legend}>
      <div>
        <dt>Catch rate</dt>
        {shown.map(({ tone, name }) => (
          <dd key={tone}>
            <Mark tone={tone} />
            {name}
          </dd>
        ))}
      </div>
      <div>
        <dt>Result</dt>
        <dd>
          <Mark />
          caught
        </dd>
        <dd>
          <Mark isHollow />
          not caught
        </dd>
      </div>
    </dl>
  );
}

type Tone = 'hard' | 'tested' | 'routine' | 'unknown';

/** In drawing order. */
const tones: readonly { tone: Tone; name: string }[] = [
  { tone: 'unknown', name: 'not rated' },
  { tone: 'routine', name: 'over 90%' },
  { tone: 'tested', name: '51 to 90%' },
  { tone: 'hard', name: 'up to 50%' },
];

const toneOfStep: Record<Difficulty['id'], Tone> = {
  five: 'hard',
  four: 'hard',
  three: 'tested',
  two: 'tested',
  one: 'routine',
  routine: 'routine',
};

export function toneOf(play: RangePlay): Tone {
  const step = difficultyOf(play);
  return step === null ? 'unknown' : toneOfStep[step.id];
}

/** A visible part of the field, feet: left and top edge in field coordinates. */
type Part = { left: number; top: number; width: number };

const whole = { width: picture.right - picture.left, height: picture.top - picture.bottom };
const shape = whole.height / whole.width;
const minWidth = 280;
const margin = 24;

/** The part of the field that contains all of these balls, with a minimum size. */
export function partOfField(plays: readonly RangePlay[]): Part {
  const places = plays.flatMap(({ start, landing }) => [start, landing]).filter((place) => place !== null);
  if (places.length === 0) return { left: picture.left, top: picture.top, width: whole.width };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [bottom, top] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.min(whole.width, Math.max(minWidth, right - left, (top - bottom) / shape));
  return {
    left: clamp((left + right - width) / 2, picture.left, picture.right - width),
    top: clamp((top + bottom + width * shape) / 2, picture.bottom + width * shape, picture.top),
    width,
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const round = (feet: number): number => Math.round(feet * 10) / 10;

export function viewBoxOf({ left, top, width }: Part): string {
  return [svgX(left), svgY(top), round(width), round(width * shape)].join(' ');
}

const at = ({ x, y }: FieldPoint): string => `${svgX(x)} ${svgY(y)}`;

/** Lines from the fielder's position to the landing points in one path, because a season has hundreds of plays. */
export function runsPath(plays: readonly RangePlay[]): string {
  return plays.map(({ start, landing }) => (start && landing ? `M${at(start)}L${at(landing)}` : '')).join('');
}

/** The landing points as lines of length zero, which round line caps draw as dots. */
export function landingsPath(plays: readonly RangePlay[]): string {
  return plays.map(({ landing }) => (landing ? `M${at(landing)}h0` : '')).join('');
}

/** The play with the landing point nearest to a place, within reach. */
export function nearestPlay(plays: readonly RangePlay[], place: FieldPoint): RangePlay | null {
  let nearest: { play: RangePlay; away: number } | null = null;
  for (const play of plays) {
    if (play.landing === null) continue;
    const away = Math.hypot(play.landing.x - place.x, play.landing.y - place.y);
    if (away <= (nearest?.away ?? reach)) nearest = { play, away };
  }
  return nearest?.play ?? null;
}
