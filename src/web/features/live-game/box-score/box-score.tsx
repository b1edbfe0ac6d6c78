import type { BoxScore as Box, BattingLine, PitchingLine, Side } from '#domain/game/model.ts';
import { inningsOfOuts } from '#domain/stats/innings.ts';
import { FigureTable } from './figure-table.tsx';
import type { FigureColumn } from './figure-table.tsx';
import styles from './box-score.module.css';

const batting: FigureColumn<BattingLine>[] = [
  { name: 'AB', title: 'At bats', value: (line) => line.atBats },
  { name: 'R', title: 'Runs', value: (line) => line.runs },
  { name: 'H', title: 'Hits', value: (line) => line.hits },
  { name: 'RBI', title: 'Runs batted in', value: (line) => line.rbi },
  { name: 'BB', title: 'Walks', value: (line) => line.walks },
  { name: 'SO', title: 'Strikeouts', value: (line) => line.strikeOuts },
  { name: 'HR', title: 'Home runs', value: (line) => line.homeRuns },
  { name: 'AVG', title: 'Batting average', value: (line) => line.average },
  { name: 'OPS', title: 'On-base plus slugging', value: (line) => line.ops },
];

const pitching: FigureColumn<PitchingLine>[] = [
  { name: 'IP', title: 'Innings pitched', value: (line) => inningsOfOuts(line.outs) },
  { name: 'H', title: 'Hits', value: (line) => line.hits },
  { name: 'R', title: 'Runs', value: (line) => line.runs },
  { name: 'ER', title: 'Earned runs', value: (line) => line.earnedRuns },
  { name: 'BB', title: 'Walks', value: (line) => line.walks },
  { name: 'SO', title: 'Strikeouts', value: (line) => line.strikeOuts },
  { name: 'HR', title: 'Home runs', value: (line) => line.homeRuns },
  {
    name: 'P–S',
    title: 'Pitches and strikes',
    value: ({ pitches, strikes }) => (pitches === null ? null : `${pitches}–${strikes ?? '?'}`),
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
  const { team, batting: batters, pitching: pitchers, notes } = box[side];
  return (
    <section className={styles.team}>
      <h3>{team.name}</h3>
      <FigureTable
        caption={`${team.shortName} batting`}
        head="Batters"
        columns={batting}
        rows={batters.map((line) => ({ line, note: line.position, isIndented: line.substitution > 0 }))}
      />
      <FigureTable
        caption={`${team.shortName} pitching`}
        head="Pitchers"
        columns={pitching}
        rows={pitchers.map((line) => ({ line, note: line.note, isIndented: false }))}
      />
      <Notes notes={notes} />
    </section>
  );
}

/** The box score of both teams: batting, pitching and the notes below. */
export function BoxScore({ box }: { box: Box }) {
  return (
    <div className={styles.box}>
      <TeamBox box={box} side="away" />
      <TeamBox box={box} side="home" />
      <div className={styles.gameNotes}>
        <Notes notes={box.notes} />
      </div>
    </div>
  );
}
