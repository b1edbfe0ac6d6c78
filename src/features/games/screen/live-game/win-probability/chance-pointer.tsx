import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import type { GameScreen } from '../layouts/game-screen.ts';
import { chancePoints, inningsShown, inningWidth, type Point } from './chance-line.ts';
import styles from './win-probability.module.css';
import { PlayAtPointer } from './play-at-pointer.tsx';

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
