import { useEffect } from 'react';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import { formatBothChances } from '#rules/baseball/game/format-chance.ts';
import type { PlateAppearance, GameView } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import type { GameScreen } from '../game-screen.ts';
import { PitchMark } from '../pitch-mark.tsx';
import { clampToArea, svgX, svgY, viewBoxOf, type ZoneArea, ZoneGrid } from '../zone-grid.tsx';
import { chancePoints, inningsShown, inningWidth, type Point } from './chance-plot.tsx';
import styles from './win-probability.module.css';

type Props = { screen: GameScreen; plays: readonly PlateAppearance[]; series: ChanceSeries };

type Pointed = { clientX: number; currentTarget: Element };

/** The place of the play whose point is nearest to the pointer. */
function findPlay({ clientX, currentTarget }: Pointed, points: readonly Point[], width: number): number {
  const { left, width: shown } = currentTarget.getBoundingClientRect();
  const x = ((clientX - left) / shown) * width;
  const distances = points.slice(1).map((point) => Math.abs(point.x - x));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Over the line: hovering marks a play in the line and in the log and shows its pitches, a click opens it. The slider below does
 * the same by keyboard.
 */
export function ChancePointer({ screen, plays, series }: Props) {
  const { view, pointed, point, openPlay } = screen;
  const points = chancePoints(series, isOver(view));
  const width = inningsShown(series, view.scheduledInnings) * inningWidth;
  const place = plays.findIndex(({ index }) => index === pointed);
  const play = plays[place];
  const { x = 0 } = points[place + 1] ?? {};
  const indexAt = (event: Pointed) => plays[findPlay(event, points, width)]?.index ?? null;
  return (
    <div
      role="presentation"
      className={styles.pointer}
      onPointerMove={(event) => point(indexAt(event))}
      onPointerLeave={() => point(null)}
      onClick={(event) => openPlay(indexAt(event))}
    >
      {play && (
        // the key makes it a new element, which is no layout shift
        <PlayAtPointer
          key={play.index}
          play={play}
          teams={view.teams}
          isAtEnd={x > width / 2}
          onClose={() => point(null)}
        />
      )}
    </div>
  );
}

type PlayProps = { play: PlateAppearance; teams: GameView['teams']; isAtEnd: boolean; onClose: () => void };

/** A play and its pitches, over the half of the chart without the line. Escape closes it. `isAtEnd`: at the right edge */
function PlayAtPointer({ play, teams, isAtEnd, onClose }: PlayProps) {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  });
  return (
    <div className={styles.readout} data-low={play.homeChance > 500 || undefined} data-end={isAtEnd || undefined}>
      <ZoneThumbnail className={styles.pitches} plateAppearance={play} />
      <p>
        <b>{formatHalfInning(play)}:</b> {play.description ?? play.event}{' '}
        <b>{formatBothChances(play.homeChance, teams)}</b>
      </p>
    </div>
  );
}

const area: ZoneArea = { left: -1.45, right: 1.45, bottom: 0.95, top: 4.15 };

/** Larger than a ball, so that the numbers can be read. */
const markRadius = 23;

/** feet from the middle of the widest mark to its end */
const markReach = 0.38;

type ThumbnailProps = { className: string | undefined; plateAppearance: PlateAppearance };

/** The pitches of a plate appearance in a small picture of the zone; nothing if no location is known. */
function ZoneThumbnail({ className, plateAppearance: { pitches, zoneTop, zoneBottom } }: ThumbnailProps) {
  const located = pitches.flatMap(({ x, z, ...pitch }) => (x === null || z === null ? [] : [{ ...pitch, x, z }]));
  if (located.length === 0) return null;
  return (
    <svg className={className} viewBox={viewBoxOf(area)} aria-hidden="true">
      <ZoneGrid zoneTop={zoneTop} zoneBottom={zoneBottom} />
      {located.map((pitch) => {
        const { at } = clampToArea(pitch, area, markReach);
        return (
          <g key={pitch.number} transform={`translate(${svgX(at.x)} ${svgY(at.z)})`}>
            <PitchMark result={pitch.result} number={pitch.number} radius={markRadius} />
          </g>
        );
      })}
    </svg>
  );
}
