import { useHref } from 'react-router';
import { paths } from '#platform/page/paths.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import { judgeCalls, type MissedCall } from '#rules/baseball/game/judge-calls.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { defaultZone } from '#rules/baseball/game/strike-zone.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import type { PlaysProps } from './game-screen.ts';
import { PitchMark } from './pitch-mark.tsx';
import { ballRadius, clampToArea, svgX, svgY, toUnits, viewBoxOf, type ZoneArea, ZoneGrid } from './zone-grid.tsx';
import styles from './plays-details.module.css';

/** 'Strike, 1.2 in. outside' */
function formatMiss({ call, inches }: MissedCall): string {
  return call === 'strike' ? `Strike, ${fixed(inches, 1)} in. outside` : `Ball, ${fixed(inches, 1)} in. inside`;
}

/** Whether a challenge changed the call, or would have. */
function formatChallengeResult({ pitch: { challenge } }: MissedCall): string {
  if (challenge === null) return 'A challenge would have succeeded';
  if (challenge.isOverturned === null) return 'Challenged, under review';
  return challenge.isOverturned ? 'Challenged, overturned' : 'Challenged, confirmed';
}

/** '+0.12' */
function formatRuns(runs: number): string {
  return `+${fixed(runs, 2)}`;
}

/** The umpire's calls compared with the measured positions of the pitches: how many were missed, and what they were worth. */
export function UmpireView({ view, plays }: PlaysProps) {
  const { correct, close, missed, runs } = judgeCalls(plays);
  // a full page load, because then the browser itself opens the answer
  const source = useHref(paths.faq('umpire'));
  const all = correct + close + missed.length;
  if (all === 0) return <p>No called pitch was measured in this game.</p>;
  const { away, home } = view.teams;
  return (
    <div className={styles.view}>
      <div className={styles.words}>
        <p>
          {all} called pitches: {correct} correct, {missed.length} missed, {close} too close to judge.
        </p>
        <p>
          Estimated value of the missed calls that stood: {away.abbreviation} {formatRuns(runs.away)} runs,{' '}
          {home.abbreviation} {formatRuns(runs.home)} runs.
        </p>
        <Note>
          <a href={source}>Our estimate</a> from the measured positions. A pitch is a strike when any part of the ball,
          1.45 inches in radius, touches the zone. A position can be off by about 0.25 inches.
        </Note>
        <p>
          <Link to={paths.challenges()}>Challenges of the season</Link>
        </p>
      </div>
      {missed.length > 0 && (
        <>
          <MissedCallsPicture missed={missed} />
          <MissedCallsTable missed={missed} view={view} />
        </>
      )}
    </div>
  );
}

const { top, bottom } = defaultZone;

/** The zone and 1.2 feet around it. */
const area: ZoneArea = { left: -1.9, right: 1.9, bottom: bottom - 1.2, top: top + 1.2 };

/** The height in the common zone of the picture: the same share within the zone, the same distance outside it. */
function heightInPicture({ pitch: { z }, play: { zoneTop, zoneBottom } }: MissedCall): number {
  if (z >= zoneTop) return top + z - zoneTop;
  if (z <= zoneBottom) return bottom + z - zoneBottom;
  return bottom + ((z - zoneBottom) / (zoneTop - zoneBottom)) * (top - bottom);
}

/** The missed calls in one zone, numbered as in the table that is their text. */
function MissedCallsPicture({ missed }: { missed: MissedCall[] }) {
  return (
    <svg className={styles.picture} viewBox={viewBoxOf(area)} aria-hidden="true">
      <ZoneGrid zoneTop={top} zoneBottom={bottom} />
      {missed
        .map((call, place) => ({ call, number: place + 1 }))
        // the worst are drawn last, on top
        .toReversed()
        .map(({ call, number }) => {
          const { at } = clampToArea({ x: call.pitch.x, z: heightInPicture(call) }, area, 2 * ballRadius);
          return (
            <g key={number} transform={`translate(${svgX(at.x)} ${svgY(at.z)})`}>
              <PitchMark
                result={call.call === 'strike' ? 'called' : 'ball'}
                number={number}
                radius={toUnits(ballRadius)}
              />
            </g>
          );
        })}
    </svg>
  );
}

const columnsOf = (missed: readonly MissedCall[], { people, teams }: GameView): readonly Column<MissedCall>[] => [
  { id: 'place', head: '#', value: (call) => missed.indexOf(call) + 1 },
  {
    id: 'batter',
    head: 'Batter',
    isText: true,
    value: ({ play }) => nameOf(people, play.batterId),
    cell: ({ play }) => (
      <>
        {nameOf(people, play.batterId)} <span className={styles.second}>{formatHalfInning(play)}</span>
      </>
    ),
  },
  {
    id: 'call',
    head: 'Call',
    isText: true,
    value: formatMiss,
    cell: (call) => (
      <>
        {formatMiss(call)} <span className={styles.second}>{formatChallengeResult(call)}</span>
      </>
    ),
  },
  {
    id: 'runs',
    head: 'Runs',
    title: 'Estimated runs, and the club that the call favored',
    value: ({ runs }) => runs,
    cell: ({ runs, side }) => (runs > 0 ? `${formatRuns(runs)} ${teams[side].abbreviation}` : '–'),
  },
];

/** The missed calls as a table. */
function MissedCallsTable({ missed, view }: { missed: readonly MissedCall[]; view: GameView }) {
  return (
    <PlainTable
      caption="Missed calls, the worst first"
      isCaptionShown
      columns={columnsOf(missed, view)}
      rows={missed}
      rowKey={({ play, pitch }) => `${play.index}-${pitch.number}`}
      areTermsShown={false}
    />
  );
}
