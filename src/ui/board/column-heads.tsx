import styles from './board.module.css';

/** The heads of a board: place, picture, username, and the given columns. */
export function ColumnHeads({ score, figures }: { score: string; figures: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.place}>
          PLACE
        </th>
        <th scope="col" className={styles.picture}>
          <span className="visually-hidden">PICTURE</span>
        </th>
        <th scope="col" className={styles.username}>
          USERNAME
        </th>
        <th scope="col" className={styles.score}>
          {score}
        </th>
        {figures.map((name) => (
          <th key={name} scope="col" className={styles.figure}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
