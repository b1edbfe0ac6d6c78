import { Drawing } from '#ui/pictures/drawing.tsx';
import styles from './tile.module.css';

type TilePictureProps = { name: 'roster' | 'sabermetrics' | 'scorebook' | 'umpire' | 'pitching' };

/** The drawing of a tile. */
export function TilePicture({ name }: TilePictureProps) {
  return <Drawing of={`tiles#${name}`} isLater className={styles.drawing} />;
}

const games = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A placeholder chart of a player's last ten games against the season's mean. */
export function FormPicture() {
  return (
    <svg
      viewBox="0 0 300 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.tilePicturesForm}
    >
      <path d="M44 8V104H262" data-part="axis" />
      <path d="M44 62H262" data-part="mean" />
      {games.map((game) => (
        <path key={game} d={`M${56 + game * 22} 104v5`} data-part="axis" />
      ))}
      <path d="M56 76 78 84 100 58 122 40 144 52 166 80 188 70 210 34 232 42 254 24" data-part="line" />
      <circle cx="254" cy="24" r="7" data-part="now" />
    </svg>
  );
}
