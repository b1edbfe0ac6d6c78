import { depthChart, type DepthPosition } from '#rules/baseball/teams/depth-chart.ts';
import type { RosterEntry } from '#rules/baseball/teams/roster.ts';
import { positions, svgX, svgY, viewBox, Ground } from '#ui/baseball/ground.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { isInjured, shortName } from './roster-card.tsx';
import styles from './roster-screen.module.css';

/** The number of players per position in the picture; the lists contain all. */
const shown = 2;

/** The catcher is moved up, because behind the plate two names would leave the picture. */
const spots: Record<string, { x: number; y: number }> = { ...positions, C: { x: 0, y: -2 } };

function Spot({ position: { abbreviation, entries } }: { position: DepthPosition }) {
  const spot = spots[abbreviation];
  const healthy = entries.filter((entry) => !isInjured(entry)).slice(0, shown);
  if (spot === undefined || abbreviation === 'P') return null;
  const [x, y] = [svgX(spot.x), svgY(spot.y)];
  return (
    <>
      <text x={x} y={y - 16} className={styles.position}>
        {abbreviation}
      </text>
      {healthy.map((entry, place) => (
        <text key={entry.id} x={x} y={y + 2 + place * 16} className={place === 0 ? styles.first : styles.next}>
          {shortName(entry.name)}
        </text>
      ))}
    </>
  );
}

function DepthList({ position: { name, entries } }: { position: DepthPosition }) {
  return (
    <li>
      <h3>{name}</h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} data-hurt={isInjured(entry) || undefined}>
            {entry.name}
            {entry.status !== null && entry.status.kind !== 'active' && <small>{entry.status.text}</small>}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** The depth chart: healthy players on the field, all players in the lists. */
export function DepthField({ entries }: { entries: readonly RosterEntry[] }) {
  const chart = depthChart(entries);
  return (
    <Stack as="section" gap={3} aria-labelledby="depth-chart">
      <h2 id="depth-chart">Depth chart</h2>
      <ChartFrame className={styles.field} caption="Starter and backup; below, all players by position.">
        <svg viewBox={viewBox} className={styles.picture}>
          <Ground />
          {chart.map((position) => (
            <Spot key={position.abbreviation} position={position} />
          ))}
        </svg>
      </ChartFrame>
      <ul className={styles.lists}>
        {chart.map((position) => (
          <DepthList key={position.abbreviation} position={position} />
        ))}
      </ul>
    </Stack>
  );
}
