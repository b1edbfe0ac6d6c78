import type { PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { formatMonthDay } from '#rules/baseball/days.ts';
import { formatSigned } from '#rules/baseball/stats/figures.ts';
import { Link } from '#ui/kit/link.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import type { ListedTransaction } from '../contract.ts';
import type { TransactionsSelection } from '../queries.ts';
import { allClubs } from '../rules/all-clubs.ts';
import { splitAtNames } from '../rules/split-at-names.ts';
import { transactionKinds } from '../rules/transaction-events.ts';
import styles from './transactions-panel.module.css';

/** The description with a link for each player in it. Players that it does not name are added at the end. */
function Sentence({ transaction: { description, people, move } }: { transaction: ListedTransaction }) {
  const parts = splitAtNames(description ?? move, people);
  const named = new Set(parts.map((part) => (typeof part === 'string' ? null : part.id)));
  return (
    <span className={styles.sentence}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence never changes
          <Link key={index} to={paths.player(part.id)}>
            {part.name}
          </Link>
        ),
      )}
      {people
        .filter(({ id }) => !named.has(id))
        .map(({ id, name }) => (
          <Link key={id} to={paths.player(id)} className={styles.unnamed}>
            {name}
          </Link>
        ))}
    </span>
  );
}

function Day({ day, usualYear }: { day: string; usualYear: string }) {
  const year = day.slice(0, 4);
  return (
    <time dateTime={day} className={styles.day}>
      {formatMonthDay(day)}
      {year !== usualYear && <small>{year}</small>}
    </time>
  );
}

const columns: Column<ListedTransaction>[] = [
  { id: 'date', head: 'Date', value: ({ date }) => date, isText: true },
  {
    id: 'description',
    head: 'Description',
    value: ({ description, people, move }) => description ?? [move, ...people.map(({ name }) => name)].join(' '),
    cell: (transaction) => (
      <>
        {/* a phone has no room for the column */}
        <span className={styles.move} aria-hidden="true">
          {transaction.move}
        </span>
        <Sentence transaction={transaction} />
      </>
    ),
    isText: true,
  },
  {
    id: 'fortyMan',
    head: '40-man',
    term: 'fortyMan',
    value: ({ fortyMan }) => fortyMan,
    cell: ({ fortyMan }) => (
      <b data-effect={fortyMan ?? undefined}>{fortyMan === null ? '-' : formatSigned(fortyMan)}</b>
    ),
  },
  {
    id: 'move',
    head: 'Move',
    value: ({ move }) => move,
    cell: ({ move, kind }) => <span data-kind={kind}>{move}</span>,
    isText: true,
  },
];

type TransactionTableProps = {
  transactions: readonly ListedTransaction[];
  caption: string;
  csvName: string;
  /** shows the kind of each move in a column */
  hasMoves: boolean;
};

/** A table of transactions with day, description, effect and kind. The effect column is omitted if no effect is known. */
export function TransactionTable({ transactions, caption, csvName, hasMoves }: TransactionTableProps) {
  const hasSpots = transactions.some(({ fortyMan }) => fortyMan !== null);
  const shown = columns.filter(({ id }) => (id === 'fortyMan' ? hasSpots : id !== 'move' || hasMoves));
  const usualYear = transactions[0]?.date.slice(0, 4) ?? '';
  const dayCell = ({ date }: ListedTransaction) => <Day day={date} usualYear={usualYear} />;
  return (
    <div className={styles.table}>
      <Table
        caption={caption}
        columns={shown.map((column) => (column.id === 'date' ? { ...column, cell: dayCell } : column))}
        rows={transactions}
        rowKey={({ effectiveDate, description, people }) =>
          [effectiveDate, description, ...people.map(({ id }) => id)].join('|')
        }
        urlName=""
        csvName={csvName}
      />
    </div>
  );
}

/** Parses team, days and kind of a URL; an unknown kind means all kinds. */
export function parseTransactionsParams(search: URLSearchParams, defaultTeam: number): TransactionsSelection {
  const { type, ...place } = searchOf('transactions', search);
  return { team: defaultTeam, ...place, kind: transactionKinds.find(({ id }) => id === type)?.id };
}

export function transactionsHead(team: number, teamName: string | undefined): PageHead {
  const title = teamName === undefined ? 'Transactions' : `${teamName} transactions`;
  return {
    title,
    description: `${title}: trades, signings, injuries, call-ups and what they do to the 40-man roster.`,
    ...(team !== allClubs && { feed: { title, path: paths.transactionsFeed(team) } }),
  };
}
