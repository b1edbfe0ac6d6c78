import type { ReactNode } from 'react';
import { unknownCount } from '#rules/baseball/game/describe.ts';
import type { GameView, Side, Remaining } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { Card } from '#ui/kit/card.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import styles from './live-game.page.module.css';

/** A small field with an arrow for the wind, shown next to the text. */
function WindArrow({ bearing }: { bearing: number }) {
  return (
    <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden="true" className={styles.wind}>
      <path className={styles.park} d="M20 37L4 20A23 23 0 0 1 36 20Z" />
      <path className={styles.arrow} d="M20 29V9M14 15L20 8L26 15" transform={`rotate(${bearing} 20 20)`} />
    </svg>
  );
}

/** Venue and weather. Unknown values are left out. */
function Conditions({ view: { venue, weather } }: { view: GameView }) {
  const bearing = weather?.wind ? windBearing(weather.wind) : null;
  const facts = [
    ['Weather', weather?.condition],
    ['Temperature', weather?.temperature == null ? null : `${weather.temperature} °F`],
    ['Wind', weather?.wind && formatWind(weather.wind)],
  ].filter(([, fact]) => Boolean(fact));
  return (
    <div className={styles.conditions}>
      {bearing !== null && <WindArrow bearing={bearing} />}
      <div>
        <p className={styles.venue}>{venue.name}</p>
        {facts.length > 0 && (
          <dl className={styles.weather}>
            {facts.map(([label, fact]) => (
              <div key={label}>
                <dt className="visually-hidden">{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

const remainingNames: [kind: keyof Remaining, name: string][] = [
  ['challenges', 'Ball-strike challenges left'],
  ['replays', 'Replay challenges left'],
  ['moundVisits', 'Mound visits left'],
];

const formatCount = (count: number | null): string => (count === null || count === unknownCount ? '–' : String(count));

const sides: Side[] = ['away', 'home'];

type Row = [name: string, figureOf: (side: Side) => string];

/** The records, and the challenges and mound visits that each club has left. A kind that does not apply is left out. */
function Counts({ view }: { view: GameView }) {
  const { teams, remaining } = view;
  const kinds = isOver(view) ? [] : remainingNames;
  const shown = kinds.filter(([kind]) => sides.some((side) => remaining[side][kind] !== null));
  const recordOf = (side: Side): string => {
    const { record } = teams[side];
    return record === null ? '–' : `${record.wins}–${record.losses}`;
  };
  const rows: Row[] = [
    ...(sides.some((side) => teams[side].record !== null) ? [['Record', recordOf] satisfies Row] : []),
    ...shown.map(([kind, name]) => [name, (side: Side) => formatCount(remaining[side][kind])] satisfies Row),
  ];
  return (
    <dl className={styles.counts}>
      {rows.map(([name, figureOf]) => (
        <div key={name}>
          <dt>{name}</dt>
          {sides.map((side) => (
            <dd key={side}>
              {teams[side].abbreviation} <b>{figureOf(side)}</b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type Props = { className: string | undefined; view: GameView; children?: ReactNode };

/** What does not change with a pitch: park, weather, records, what the clubs have left, and the picks. */
export function GameInfo({ className, view, children }: Props) {
  return (
    <Card as="section" className={className} aria-label="Game info">
      <PartHeading isRuled>Game info</PartHeading>
      <div className={styles.info}>
        <Conditions view={view} />
        <Counts view={view} />
      </div>
      {children}
    </Card>
  );
}

/** Direction in which a wind blows: degrees clockwise from 'out to center field', seen from behind the plate. */
const bearings: [pattern: RegExp, degrees: number][] = [
  [/out to cf/i, 0],
  [/out to rf/i, 45],
  [/l to r|left to right/i, 90],
  [/in from lf/i, 135],
  [/in from cf/i, 180],
  [/in from rf/i, 225],
  [/r to l|right to left/i, 270],
  [/out to lf/i, 315],
];

/** Degrees for an arrow, or null for a calm, varying or unknown wind. */
export function windBearing(wind: string): number | null {
  return bearings.find(([pattern]) => pattern.test(wind))?.[1] ?? null;
}

/** The wind in the wording of the league; null under a roof, where the league sends '0 mph, None'. */
export function formatWind(wind: string): string | null {
  return /^0 mph, none$/i.test(wind) ? null : wind;
}
