import { paths } from '#platform/page/paths.ts';
import { describeCell } from '#rules/baseball/scorecard/describe-cell.ts';
import type { Cell } from '#rules/baseball/scorecard/shapes.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from './sheet.module.css';

type SheetCellProps = {
  cell: Cell;
  gamePk: number;
  /** of a replay, epoch ms (UTC) */
  moment: number | undefined;
  batter: string;
  hatchId: string;
  /** the column of the square, for the arrow keys */
  column: number;
  isSelected: boolean;
  isTabStop: boolean;
};

/** One square as a link that selects its play, so that it works without a script. A placed runner has no play. */
export function SheetCell({ cell, gamePk, moment, batter, hatchId, column, isSelected, isTabStop }: SheetCellProps) {
  const content = (
    <>
      <CellDrawing cell={cell} hatchId={hatchId} />
      <span className="visually-hidden">{describeCell(cell, batter)}</span>
    </>
  );
  if (cell.kind === 'placed') return content;
  return (
    <Link
      to={paths.scorecard(gamePk, { at: moment, play: cell.index })}
      className={styles.play}
      data-cell={cell.index}
      data-row={cell.order}
      data-column={column}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? undefined : -1}
      preventScrollReset
      replace
    >
      {content}
    </Link>
  );
}

function Sign({ base, text }: { base: number; text: string }) {
  const lines = text.split(' ');
  const { x, y, anchor } = signPlace(base, lines.length);
  return (
    <text className={styles.sign} x={x} y={y} textAnchor={anchor}>
      {lines.map((part, place) => (
        <tspan key={part} x={x} dy={place * 8}>
          {part}
        </tspan>
      ))}
    </text>
  );
}

/** The result in the middle of the square: of a batter who is out or still at bat. */
function Middle({ cell }: { cell: Cell }) {
  const { kind, notation, balls, strikes } = cell;
  if (kind === 'inProgress' && cell.legs.length === 0)
    return (
      <text className={styles.middle} x={32} y={39} fontSize={15}>
        {balls}-{strikes}
      </text>
    );
  if (kind === 'unfinished')
    return (
      <text className={styles.middle} x={32} y={39} fontSize={15}>
        –
      </text>
    );
  if (kind !== 'out' || notation === null) return null;
  const { text, below, isBackward } = notation;
  return (
    <>
      <text
        className={styles.middle}
        x={32}
        y={below === null ? 40 : 37}
        fontSize={notationSize(text)}
        transform={isBackward ? 'translate(64 0) scale(-1 1)' : undefined}
      >
        {text}
      </text>
      {below !== null && (
        <text className={styles.below} x={32} y={47}>
          {below}
        </text>
      )}
    </>
  );
}

/** How the batter reached base, at the lower right. */
function Reached({ cell }: { cell: Cell }) {
  const { kind, notation, endsHalf } = cell;
  const text = kind === 'placed' ? 'Placed' : kind === 'reached' ? notation : null;
  if (text === null) return null;
  const words = typeof text === 'string' ? text : [text.text, text.below].filter(Boolean).join(' ');
  return (
    <text
      className={styles.reached}
      x={endsHalf ? 52 : 62}
      y={61}
      textAnchor="end"
      fontSize={words.length > 4 ? 9 : 11.5}
      data-backward={kind === 'reached' && notation?.isBackward === true ? true : undefined}
    >
      {words}
    </text>
  );
}

/** The marks at the edges of a square: pitches, number of the out, pitcher, substitute, end of the half-inning. */
function Edges({ cell }: { cell: Cell }) {
  const { pitches, out, newPitcher, entry, endsHalf, rbi } = cell;
  return (
    <>
      {pitches.length > 0 && (
        <text className={styles.count} x={5} y={11}>
          {pitches.length}
        </text>
      )}
      {out && (
        <>
          <circle className={styles.outRing} cx={55} cy={9} r={6.5} />
          <text className={styles.outNumber} x={55} y={12.2}>
            {out.number}
          </text>
        </>
      )}
      {newPitcher !== null && (
        <>
          <path className={styles.heavy} d="M0 1h64" />
          <rect className={styles.tab} x={25} y={0} width={14} height={11} />
          <text className={styles.tabText} x={32} y={9}>
            {newPitcher}
          </text>
        </>
      )}
      {entry !== null && (
        <>
          <path className={styles.fine} d="M1.5 2v60M4 2v60" />
          <text className={styles.count} x={17} y={11} fontSize={8}>
            {newPitcher === null ? entry : ''}
          </text>
        </>
      )}
      {Array.from({ length: rbi }, (_, place) => (
        <circle key={place} className={styles.rbi} cx={8 + place * 6.5} cy={58} r={2.4} />
      ))}
      {endsHalf && <path className={styles.heavy} d="M53 64L64 53" />}
    </>
  );
}

/** One square of a scorecard, as a scorer draws it. Its meaning is in the text beside it. */
function CellDrawing({ cell, hatchId }: { cell: Cell; hatchId: string }) {
  const path = runnerPath(cell);
  const stop = stopPath(cell);
  const signs = cell.legs.filter(({ by }) => by !== null);
  const fill = cell.run?.isEarned === false ? `url(#${hatchId})` : undefined;
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.ground} d={diamondPath} />
      {cell.run && <path className={styles.run} d={diamondPath} fill={fill} />}
      {path !== '' && <path className={styles.way} d={path} />}
      {stop !== '' && <path className={styles.way} d={stop} />}
      {signs.map(({ to, by }) => (
        <Sign key={to} base={to} text={by ?? ''} />
      ))}
      {cell.out?.at && cell.out.by !== '' && <Sign base={cell.out.at} text={cell.out.by} />}
      {cell.run && (
        <text className={styles.runNumber} x={32} y={38.5} data-unearned={fill ? true : undefined}>
          {cell.run.number}
        </text>
      )}
      <Middle cell={cell} />
      <Reached cell={cell} />
      <Edges cell={cell} />
    </svg>
  );
}

type Point = readonly [x: number, y: number];

/** Home, first, second, third and home again, in a square of 64 units. */
const corners: readonly Point[] = [
  [32, 51],
  [49, 34],
  [32, 17],
  [15, 34],
  [32, 51],
];

const corner = (base: number): Point => corners[base] ?? [32, 51];

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

const line = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const diamondPath = `${line(corners.slice(0, 4))}z`;

/** The base from which a runner began: home, or the base of a placed runner. */
const origin = ({ kind, legs }: Cell): number => (kind === 'placed' ? (legs[0]?.to ?? 2) : 0);

/** The bases that a runner won, and half the way to the base of an out. */
function runnerPath(cell: Cell): string {
  const won = [origin(cell), ...cell.legs.map(({ to }) => to).filter((to) => to > origin(cell))];
  const points = won.map(corner);
  const last = won.at(-1) ?? 0;
  const stop = stopOf(cell);
  const all = stop && cell.out?.at !== last ? [...points, stop] : points;
  return all.length > 1 ? line(all) : '';
}

/** Where a runner was stopped: half-way, or on a base for a runner who was picked or doubled off. */
function stopOf({ out, legs }: Cell): Point | null {
  if (out === null || out.at === null) return null;
  const last = legs.at(-1)?.to ?? 0;
  return out.at === last ? corner(last) : between(corner(out.at - 1), corner(out.at));
}

/** A bar across the way at the stop. */
function stopPath(cell: Cell): string {
  const stop = stopOf(cell);
  if (stop === null) return '';
  const [x, y] = stop;
  const isRising = cell.out?.at === 1 || cell.out?.at === 3;
  return isRising ? `M${x - 4} ${y - 4}l8 8` : `M${x - 4} ${y + 4}l8-8`;
}

type Side = { x: number; y: number; anchor: 'start' | 'end' };

/** Where the first of so many lines of the sign of a base is written: beside the leg that leads to it. */
function signPlace(base: number, lines: number): Side {
  const up = lines > 1 ? 3 : 0;
  if (base === 1) return { x: 63, y: 48 - 2 * up, anchor: 'end' };
  if (base === 2) return { x: 63, y: lines > 1 ? 24 : 25, anchor: 'end' };
  return base === 3 ? { x: 2, y: 28 - up, anchor: 'start' } : { x: 2, y: 48 - up, anchor: 'start' };
}

/** The size of a notation, so that it stays within its square. */
function notationSize(text: string): number {
  if (text.length <= 2) return 19;
  if (text.length <= 3) return 15;
  return text.length <= 5 ? 12.5 : 9.5;
}
