import { useQuery } from '@tanstack/react-query';
import { leadersFormQuery } from '#features/rolling-metrics/queries.ts';
import { figureText } from '#features/rolling-metrics/rules/rolling-figures.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { Drawing } from '#ui/kit/drawing.tsx';
import styles from './tile.module.css';

const box = { width: 240, height: 76 };

/** The recent form of the home run leader against the season; a placeholder until it is loaded. */
export function FormTile() {
  const form = useQuery(leadersFormQuery).data?.form;
  const line = form && computeFormLine(form, box);
  if (!line) return <FormPicture />;
  return (
    <figure className={styles.form}>
      <svg viewBox={`-6 -8 ${box.width + 14} ${box.height + 16}`} aria-hidden="true">
        {line.season !== null && <path d={`M0 ${line.season}H${box.width}`} className={styles.season} />}
        <path d={line.d} className={styles.line} />
        <circle cx={line.end.x} cy={line.end.y} r="6" className={styles.now} />
      </svg>
      <figcaption>
        {surname(form.name)} <b>{figureText('average', form.trend.at(-1) ?? null)}</b>{' '}
        <abbr title="On-base plus slugging over ten games">OPS</abbr>
      </figcaption>
    </figure>
  );
}

type Point = { x: number; y: number };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Converts values to an SVG line that fills a box (y down), with its end point and the y of the season value. Null with
 * fewer than two values.
 */
export function computeFormLine(
  { trend, season }: { trend: readonly (number | null)[]; season: number | null },
  { width, height }: { width: number; height: number },
): { d: string; end: Point; season: number | null } | null {
  const values = trend.filter((value) => value !== null);
  const all = season === null ? values : [...values, season];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const yOf = (value: number) => tenth(high === low ? height / 2 : ((high - value) * height) / (high - low));
  const points = values.map((value, index) => ({ x: tenth((index * width) / (values.length - 1)), y: yOf(value) }));
  const end = points.at(-1);
  if (end === undefined || points.length < 2) return null;
  return {
    d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    end,
    season: season === null ? null : yOf(season),
  };
}

type TilePictureProps = { name: 'roster' | 'sabermetrics' | 'scorebook' | 'umpire' | 'pitching' };

/** The drawing of a tile. */
export function TilePicture({ name }: TilePictureProps) {
  return <Drawing of={`tiles#${name}`} isLater className={styles.drawing} />;
}

const games = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A placeholder chart of a player's last ten games against the season's mean. */
function FormPicture() {
  return (
    <svg
      viewBox="0 0 300 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.tilePicturesForm}
    >
      <path d="M44 8V104H262" />
      <path d="M44 62H262" className={styles.season} />
      {games.map((game) => (
        <path key={game} d={`M${56 + game * 22} 104v5`} />
      ))}
      <path d="M56 76 78 84 100 58 122 40 144 52 166 80 188 70 210 34 232 42 254 24" className={styles.line} />
      <circle cx="254" cy="24" r="7" />
    </svg>
  );
}
