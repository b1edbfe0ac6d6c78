import styles from './scoring-panel.module.css';

const hits = [
  { run: '1st', hit: 'Single', bases: 1 },
  { run: '2nd', hit: 'Double', bases: 2 },
  { run: '3rd', hit: 'Triple', bases: 3 },
  { run: '4th and on', hit: 'Home run', bases: 4 },
] as const;

/** What an account is for: the game in four lines, over a called shot on its way out of the park. */
export function ScoringPanel() {
  return (
    <aside className={styles['panel']} aria-labelledby="scoring-heading">
      <h2 id="scoring-heading" className={styles['heading']}>
        Call the winner. Keep the run going.
      </h2>
      <CalledShotPicture />
      <div className={styles['words']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">Total bases of correct calls in a row</caption>
          <thead>
            <tr>
              <th scope="col">Right in a row</th>
              <th scope="col">Scores as</th>
              <th scope="col">Bases</th>
            </tr>
          </thead>
          <tbody>
            {hits.map(({ run, hit, bases }) => (
              <tr key={hit}>
                <th scope="row">{run}</th>
                <td>{hit}</td>
                <td>{bases}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>One wrong call ends the run. Calls close ten minutes before the first pitch.</p>
      </div>
    </aside>
  );
}

/** The ball over the wall at night: stands, fence, and the dotted flight from the plate. */
function CalledShotPicture() {
  return (
    <svg viewBox="0 0 400 210" aria-hidden="true" className={styles['picture']}>
      <path d="M0 128 400 96V210H0z" className={styles['stands']} />
      <path d="M0 140 400 112" className={styles['row']} />
      <path d="M0 152 400 128" className={styles['row']} />
      <path d="M0 164Q200 132 400 164V210H0z" className={styles['wall']} />
      <path d="M0 176Q200 146 400 176V210H0z" className={styles['grass']} />
      <path d="M52 100V44M40 44h24M348 92V34M336 34h24" className={styles['mast']} />
      <path d="M38 34h28v12H38zM334 24h28v12h-28z" className={styles['lamps']} />
      <path d="M66 204C104 96 190 20 296 62" className={styles['flight']} />
      <path d="M58 202h18v4l-9 6-9-6z" className={styles['plate']} />
      <circle cx="303" cy="66" r="10" className={styles['ball']} />
      <path d="M298 59c3 4 3 10 .500 14M308 59c-3 4-3 10-.500 14" className={styles['seam']} />
    </svg>
  );
}
