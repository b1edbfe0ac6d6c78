import { fortyManSpots, spotsByUse, type SpotUse } from '#rules/baseball/teams/roster-types.ts';
import type { Roster } from '#rules/baseball/teams/roster.ts';
import styles from './roster-screen.module.css';

const useNames: Record<SpotUse | 'sixtyDay', string> = {
  active: 'active',
  injured: 'injured',
  minors: 'in the minors',
  other: 'on other lists',
  free: 'free',
  sixtyDay: '60-day list',
};

const [pitch, gap] = [11, 8];

type Cell = { use: SpotUse | 'sixtyDay'; x: number };

/** Injured players are crossed out, once for the short lists and twice for the 60-day list, so color is not needed. */
const strokes: Partial<Record<Cell['use'], string>> = { injured: 'M2 10 7 2', sixtyDay: 'M2 10 7 2M2 2l5 8' };

function Spot({ use, x }: Cell) {
  const stroke = strokes[use];
  return (
    <g data-use={use} transform={`translate(${x} 0)`}>
      <rect width={9} height={12} rx={1.5} />
      {stroke !== undefined && <path d={stroke} />}
    </g>
  );
}

/** One square per spot, and after a gap one per player who uses no spot. */
function layOutCells(uses: { use: SpotUse; count: number }[], sixtyDay: number): Cell[] {
  const spots = uses.flatMap(({ use, count }) => Array.from({ length: count }, () => use));
  const outside = spots.length * pitch + gap;
  return [
    ...spots.map((use, index) => ({ use, x: index * pitch })),
    ...Array.from({ length: sixtyDay }, (_, index) => ({ use: 'sixtyDay' as const, x: outside + index * pitch })),
  ];
}

/** The use of the forty-man roster as text, squares and a legend. Empty for other rosters. */
export function FortyManBar({ roster }: { roster: Roster }) {
  const [spots, uses] = [fortyManSpots(roster), spotsByUse(roster)];
  if (spots === null || uses === null) return null;
  const { filled, sixtyDay } = spots;
  const cells = layOutCells(uses, sixtyDay);
  const legend = [...uses, ...(sixtyDay > 0 ? [{ use: 'sixtyDay' as const, count: sixtyDay }] : [])];
  return (
    <div className={styles.spots}>
      <p className={styles.count}>
        <strong>{filled} / 40 Man spots full</strong>
        <span>
          {sixtyDay} {sixtyDay === 1 ? 'player' : 'players'} on the 60-day injured list, who{' '}
          {sixtyDay === 1 ? 'does' : 'do'} not use a spot
        </span>
      </p>
      <svg viewBox={`-1 -1 ${(cells.at(-1)?.x ?? 0) + pitch} 14`} className={styles.bar} aria-hidden="true">
        {cells.map(({ use, x }) => (
          <Spot key={x} use={use} x={x} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {legend.map(({ use, count }) => (
          <li key={use}>
            <svg viewBox="-1 -1 11 14" width="11" height="14" aria-hidden="true">
              <Spot use={use} x={0} />
            </svg>
            {count} {useNames[use]}
          </li>
        ))}
      </ul>
    </div>
  );
}
