import type { TransactionList } from '../../contract.ts';
import { transactionKinds } from '../../rules/transaction-events.ts';
import type { TransactionsSelection } from '../../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Choice } from '#ui/choice.tsx';

type KindLinksProps = { place: TransactionsSelection; kinds: TransactionList['kinds'] };

/** Links that filter the transactions by kind, with counts. They keep the club and the days. */
export function KindLinks({ place: { team, from, until, kind: shown }, kinds }: KindLinksProps) {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: undefined, count: all }, ...kinds];
  const chips = choices.map(({ kind, count }) => ({
    to: paths.transactions({ team, from, until, type: kind }),
    name: transactionKinds.find(({ id }) => id === kind)?.name ?? 'All',
    count,
    isChosen: kind === shown,
  }));
  return <Choice look="chips" label="Kinds of moves" options={chips} />;
}
