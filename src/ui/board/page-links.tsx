import { ButtonLink } from '#ui/kit/button-link.tsx';
import styles from './board.module.css';

/** After or before a cursor, or around a user; without these the top of the board. */
type Place = { after?: string | undefined; before?: string | undefined; around?: string | undefined };

export function isTopPage({ after, before, around }: Place): boolean {
  return !after && !before && !around;
}

type PageLinksProps = {
  board: { previous: string | null; next: string | null };
  isTop: boolean;
  /** the path of a place on this board */
  to: (place: Place) => string;
  /** the path of the user's own row, if it is on another page */
  toOwn?: string | null;
};

/** Links to the pages before and after this one, to the top, and to the user's own row. */
export function PageLinks({ board: { previous, next }, isTop, to, toOwn = null }: PageLinksProps) {
  if (isTop && next === null && toOwn === null) return null;
  return (
    <nav aria-label="Pages of the board" className={styles.pages}>
      {!isTop && <ButtonLink to={to({})}>To the top</ButtonLink>}
      {previous !== null && <ButtonLink to={to({ before: previous })}>Places above</ButtonLink>}
      {next !== null && (
        <ButtonLink to={to({ after: next })} isFilled className={styles.more}>
          Next 50
        </ButtonLink>
      )}
      {toOwn !== null && <ButtonLink to={toOwn}>Jump to me</ButtonLink>}
    </nav>
  );
}
