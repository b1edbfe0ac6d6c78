import { useMemo } from 'react';
import { useHref } from 'react-router';
import { judgeCalls } from '#rules/baseball/game/judge-calls.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { MissedCallsPicture } from './missed-calls-picture.tsx';
import { MissedCallsTable } from './missed-calls-table.tsx';
import { formatRuns } from './missed-call-text.ts';
import styles from './umpire-view.module.css';
import { Note } from '#ui/note.tsx';

/** The umpire's calls compared with the measured positions of the pitches: how many were missed, and what they were worth. */
export function UmpireView({ view, plays }: { view: GameView; plays: PlateAppearance[] }) {
  const { correct, close, missed, runs } = useMemo(() => judgeCalls(plays), [plays]);
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
