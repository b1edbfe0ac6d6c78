import type { TransactionList } from '#contract/transactions.ts';
import { transactionKinds } from '#domain/transactions/transaction-events.ts';
import type { TransactionsPlace } from '../../api/queries/transactions.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './kind-links.module.css';

type KindLinksProps = { place: TransactionsPlace; kinds: TransactionList['kinds'] };

/** Every kind that there is in these days, with its number, as links that keep club and days. */
export function KindLinks({ place: { team, from, until, kind: shown }, kinds }: KindLinksProps) {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { kind: undefined, name: 'All', count: all },
    ...kinds.map((each) => ({ ...each, name: nameOf(each.kind) })),
  ];
  return (
    <nav aria-label="Kinds of moves">
      <ul className={styles['kinds']}>
        {choices.map(({ kind, name, count }) => (
          <li key={name}>
            <Link
              to={paths.transactions({ team, from, until, type: kind })}
              aria-current={kind === shown ? 'true' : undefined}
              className={styles['kind']}
              preventScrollReset
            >
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const nameOf = (kind: string): string => transactionKinds.find(({ id }) => id === kind)?.name ?? kind;
