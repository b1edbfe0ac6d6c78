import type { Cell } from '../../rules/shapes.ts';
import { diamondPath, notationSize, runnerPath, signPlace, stopPath } from './cell-geometry.ts';
import styles from './sheet.module.css';

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
export function CellDrawing({ cell, hatchId }: { cell: Cell; hatchId: string }) {
  const path = runnerPath(cell);
  const stop = stopPath(cell);
  const signs = cell.legs.filter(({ by }) => by !== null);
  const fill = cell.run?.isEarned === false ? `url(#${hatchId})` : undefined;
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.ground} d={diamondPath} />
      {cell.run && <path className={styles.run} d={diamondPath} {...(fill ? { fill } : {})} />}
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
