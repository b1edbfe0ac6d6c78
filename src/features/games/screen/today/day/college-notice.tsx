import styles from '../todays-games.module.css';

export function CollegeNotice() {
  return (
    <div className={styles.college} role="note">
      <b>College data is limited</b>
      <p>Very few games offer public data, this option is experimental</p>
    </div>
  );
}
