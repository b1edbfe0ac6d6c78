import { useQuery } from '@tanstack/react-query';
import { figureText } from '#features/rolling-metrics/rules/figure-text.ts';
import { leadersFormQuery } from '#features/rolling-metrics/queries.ts';
import { computeFormLine } from './form-line.ts';
import styles from './tile.module.css';
import { surname } from '#rules/baseball/players/surname.ts';
import { FormPicture } from './tile-pictures.tsx';

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
