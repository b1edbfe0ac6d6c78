import styles from './scorecard-screen.module.css';

const signs: [sign: string, meaning: string][] = [
  ['1 to 9', 'fielders: pitcher, catcher, first, second, third, shortstop, left, center, right'],
  ['6-4-3', 'a ground ball from shortstop to second to first; G3: unassisted'],
  ['F8, L6, P4', 'a fly ball, line drive or pop-up that the fielder caught'],
  ['K', 'a strikeout; backward: the last strike was called'],
  ['1B, 2B, 3B, HR', 'hits'],
  ['BB, IBB, HBP', 'walk, intentional walk, hit by pitch'],
  ['E5, FC, CI', 'error of the third baseman, fielder’s choice, catcher interference'],
  ['SAC, SF', 'sacrifice bunt, sacrifice fly'],
  ['DP, TP', 'double play, triple play'],
  ['SB, WP, PB, BK, DI', 'how a runner advanced: stolen base, wild pitch, passed ball, balk, indifference'],
  ['a number', 'beside a leg: the place in the order of the batter who moved the runner'],
  ['CS, PO', 'caught stealing, picked off; the bar is where the runner was stopped'],
];

const marks: [mark: string, meaning: string][] = [
  ['Filled', 'a run, with its number; hatched: unearned'],
  ['Circle', 'the number of the out'],
  ['Dots', 'runs batted in'],
  ['Upper left', 'pitches of the plate appearance'],
  ['Slash', 'the end of the half-inning'],
  ['Letter', 'a new pitcher'],
  ['Double line', 'a substitute’s first time up'],
];

function List({ items }: { items: [string, string][] }) {
  return (
    <dl className={styles.list}>
      {items.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How to read the notation. */
export function ReadingGuide() {
  return (
    <details className={styles.guide}>
      <summary>How to read a scorecard</summary>
      <List items={signs} />
      <List items={marks} />
    </details>
  );
}
