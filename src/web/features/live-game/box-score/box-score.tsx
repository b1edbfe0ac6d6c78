import type { BoxScore as Box, BattingLine, PitchingLine, Side } from '#domain/game/model.ts';
import { FigureTable } from './figure-table.tsx';
import type { FigureColumn } from './figure-table.tsx';
import styles from './box-score.module.css';

/** 16 outs are 5.1 innings: the point counts thirds. */
export const inningsPitched = (outs: number): string => `${Math.floor(outs / 3)}.${outs % 3}`;

const batting: FigureColumn<BattingLine>[] = [
  { name: 'AB', title: 'At bats', of: (line) => line.atBats },
  { name: 'R', title: 'Runs', of: (line) => line.runs },
  { name: 'H', title: 'Hits', of: (line) => line.hits },
  { name: 'RBI', title: 'Runs batted in', of: (line) => line.rbi },
  { name: 'BB', title: 'Walks', of: (line) => line.walks },
  { name: 'SO', title: 'Strikeouts', of: (line) => line.strikeOuts },
  { name: 'HR', title: 'Home runs', of: (line) => line.homeRuns },
  { name: 'AVG', title: 'Batting average', of: (line) => line.average },
  { name: 'OPS', title: 'On-base plus slugging', of: (line) => line.ops },
];

const pitching: FigureColumn<PitchingLine>[] = [
  { name: 'IP', title: 'Innings pitched', of: (line) => inningsPitched(line.outs) },
  { name: 'H', title: 'Hits', of: (line) => line.hits },
  { name: 'R', title: 'Runs', of: (line) => line.runs },
  { name: 'ER', title: 'Earned runs', of: (line) => line.earnedRuns },
  { name: 'BB', title: 'Walks', of: (line) => line.walks },
  { name: 'SO', title: 'Strikeouts', of: (line) => line.strikeOuts },
  { name: 'HR', title: 'Home runs', of: (line) => line.homeRuns },
  {
    name: 'P–S',
    title: 'Pitches and strikes',
    of: ({ pitches, strikes }) => (pitches === null ? null : `${pitches}–${strikes ?? '?'}`),
  },
  { name: 'ERA', title: 'Earned run average', of: (line) => line.era },
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
