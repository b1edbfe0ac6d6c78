import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';
import styles from './choice.module.css';

export type Option = {
  to: string;
  name: string;
  isChosen: boolean;
  /** the position of a player, before the name */
  position?: string | null;
  /** the number of rows, after the name */
  count?: number | undefined;
};

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  /** one control, chips, or chips in a line that scrolls */
  look?: 'row' | 'chips' | 'line';
  /** a club in whose color the chosen chip of a line is framed */
  club?: number | null;
};

/** One of a few values. The options are links, so that the URL contains the choice. */
export function Choice({ label, options, look = 'row', club }: ChoiceProps) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = options.findIndex(({ isChosen }) => isChosen);
  // scrolls the line to the chosen option, without scrolling the page
  useEffect(() => {
    const option = list.current?.children[chosen];
    if (look === 'line' && list.current && option instanceof HTMLElement)
      list.current.scrollLeft = option.offsetLeft - list.current.clientWidth / 2;
  }, [chosen, look]);
  return (
    <nav aria-label={label} data-club={club}>
      <ul ref={list} className={styles[look]}>
        {options.map(({ to, name, isChosen, position, count }) => (
          <li key={to}>
            <Link to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
              {position !== undefined && <span>{position} </span>}
              {name}
              {count !== undefined && <span> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
