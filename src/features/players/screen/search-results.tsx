import { useQuery } from '@tanstack/react-query';
import { playerSearchQuery } from '../queries.ts';
import { Link } from '#ui/link.tsx';
import { toPlayerOption } from './search/player-option.ts';
import styles from './bio-card.module.css';
import { Panel } from '#ui/panel.tsx';

/** The results for the search text of an address. */
export function SearchResults({ text }: { text: string }) {
  const { data } = useQuery(playerSearchQuery(text));
  if (data === undefined) return null;
  return (
    <Panel className={styles.finds} title={<>Found for “{text}”</>}>
      {data.length === 0 ? (
        <p>No results found.</p>
      ) : (
        <ul>
          {data.map(toPlayerOption).map(({ id, label, detail, href }) => (
            <li key={id}>
              <Link to={href}>
                {label}
                <span>{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
