import type { BoxScore as Box, BattingLine, PitchingLine, Side } from '#rules/baseball/game/model.ts';
import { isSubstitute } from '#rules/baseball/game/is-substitute.ts';
import { inningsOfOuts } from '#rules/baseball/stats/innings.ts';
import { FigureTable } from './figure-table.tsx';
import type { FigureColumn } from './figure-head.tsx';
import styles from './box-score.module.css';

function sum<Line>(lines: Line[], value: (line: Line) => number): number {
  return lines.reduce((total, line) => total + value(line), 0);
}

function countColumn<Line>(name: string, title: string, value: (line: Line) => number): FigureColumn<Line> {
  return { name, title, value, total: (lines) => sum(lines, value) };
}

const formatPitches = (pitches: number | null, strikes: number | null): string | null =>
  pitches === null ? null : `${pitches}–${strikes ?? '?'}`;

const batting: FigureColumn<BattingLine>[] = [
  countColumn('AB', 'At bats', (line) => line.atBats),
  countColumn('R', 'Runs', (line) => line.runs),
  countColumn('H', 'Hits', (line) => line.hits),
  countColumn('RBI', 'Runs batted in', (line) => line.rbi),
  countColumn('BB', 'Walks', (line) => line.walks),
  countColumn('SO', 'Strikeouts', (line) => line.strikeOuts),
  countColumn('HR', 'Home runs', (line) => line.homeRuns),
  { name: 'AVG', title: 'Batting average', value: (line) => line.average },
  { name: 'OPS', title: 'On-base plus slugging', value: (line) => line.ops },
];

const pitching: FigureColumn<PitchingLine>[] = [
  {
    name: 'IP',
    title: 'Innings pitched',
    value: (line) => inningsOfOuts(line.outs),
    total: (lines) => inningsOfOuts(sum(lines, (line) => line.outs)),
  },
  countColumn('H', 'Hits', (line) => line.hits),
  countColumn('R', 'Runs', (line) => line.runs),
  countColumn('ER', 'Earned runs', (line) => line.earnedRuns),
  countColumn('BB', 'Walks', (line) => line.walks),
  countColumn('SO', 'Strikeouts', (line) => line.strikeOuts),
  countColumn('HR', 'Home runs', (line) => line.homeRuns),
  {
    name: 'P–S',
    title: 'Pitches and strikes',
    value: ({ pitches, strikes }) => formatPitches(pitches, strikes),
    total: (lines) =>
      formatPitches(
        sum(lines, ({ pitches }) => pitches ?? 0),
        sum(lines, ({ strikes }) => strikes ?? 0),
      ),
  },
  { name: 'ERA', title: 'Earned run average', value: (line) => line.era },
];

function Notes({ notes }: { notes: Box['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <dl className={styles.notes}>
      {notes.map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt data-alone={text === '' || undefined}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function TeamBox({ box, side }: { box: Box; side: Side }) {
  const { team, batting: batters, pitching: pitchers, challenges, notes } = box[side];
  return (
    <section className={styles.team}>
      <h3>{team.name}</h3>
      <FigureTable
        caption={`${team.shortName} batting`}
        head="Batters"
        columns={batting}
        rows={batters.map((line) => ({ line, note: line.position, isIndented: isSubstitute(line) }))}
      />
      <FigureTable
        caption={`${team.shortName} pitching`}
        head="Pitchers"
        columns={pitching}
        rows={pitchers.map((line) => ({ line, note: line.note, isIndented: false }))}
      />
      {challenges && (
        <Notes notes={[{ label: 'Ball-strike challenges', text: `${challenges.won} won, ${challenges.lost} lost` }]} />
      )}
      <Notes notes={notes} />
    </section>
  );
}

/** The box score of both teams: batting, pitching and the notes below. */
export function BoxScore({ box }: { box: Box }) {
  return (
    <div className={styles.box} data-dense>
      <TeamBox box={box} side="away" />
      <TeamBox box={box} side="home" />
      <div className={styles.gameNotes}>
        <Notes notes={box.notes} />
      </div>
    </div>
  );
}
