import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { useLeagueNow, useLeague } from '#features/league/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { addDays } from '#rules/baseball/days.ts';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { UrlForm } from '#ui/form/url-select.tsx';
import { useUrlParam } from '#ui/form/use-url-param.ts';
import { Choice } from '#ui/kit/choice.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { Text } from '#ui/kit/text.tsx';
import { isDay, longDateText } from '#ui/kit/time-text.ts';
import type { TransactionList } from '../contract.ts';
import { type TransactionsSelection, transactionsQuery } from '../queries.ts';
import { allClubs, mostDaysOfAll } from '../rules/all-clubs.ts';
import { earliestTransactionDay } from '../rules/name-move.ts';
import { transactionKinds } from '../rules/transaction-events.ts';
import { TransactionTable } from './transaction-table.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './transactions-panel.module.css';

/** Why there is no list from the day of the URL; null for a day that can be selected. `earliest`: the first one */
export function describeInvalidDay(from: string | undefined, earliest = earliestTransactionDay): string | null {
  if (from === undefined || (isDay(from) && from >= earliest)) return null;
  if (earliest > earliestTransactionDay && isDay(from))
    return `All clubs are listed since ${longDateText(earliest)}. Choose a later day or a club.`;
  return `Transactions are available since ${longDateText(earliestTransactionDay)}. Choose that day or a later one.`;
}

type TransactionsPanelProps = {
  place: TransactionsSelection;
  /** shows links that filter by kind */
  hasKinds?: boolean;
};

const spotsText = (count: number, verb: string): string => `${count} ${count === 1 ? 'spot' : 'spots'} ${verb}`;

function Spots({ spots }: { spots: TransactionList['spots'] }) {
  if (spots === null || spots.taken + spots.opened === 0) return null;
  return (
    <Text as="p" size="sm">
      Known effect on the 40-man roster: <b>{spotsText(spots.taken, 'taken')}</b>,{' '}
      <b>{spotsText(spots.opened, 'opened')}</b>.
    </Text>
  );
}

function Rows({ list, place, hasKinds }: { list: TransactionList } & Required<TransactionsPanelProps>) {
  const { startDate, endDate, transactions, earlier } = list;
  if (transactions.length === 0) {
    return (
      <p className={styles.none}>
        No transactions were found from the date {longDateText(startDate)} and {longDateText(endDate)}
      </p>
    );
  }
  return (
    <>
      <TransactionTable
        transactions={transactions}
        caption={`Transactions from ${longDateText(startDate)} to ${longDateText(endDate)}`}
        hasMoves={hasKinds}
        csvName={`transactions-${place.team}-${startDate}-${endDate}`}
      />
      {earlier !== null && (
        <Link
          to={paths.transactions({ team: place.team, from: startDate, until: earlier, type: place.kind })}
          className={classNames(controls.linkRow, styles.earlier)}
        >
          Earlier moves, up to {longDateText(earlier)}
        </Link>
      )}
    </>
  );
}

/** A key that makes another selection a new list, which avoids layout shifts within the old one. */
const listKey = ({ teamId, startDate, endDate, kind }: TransactionList): string =>
  [teamId, startDate, endDate, kind].join(' ');

/** A team's transactions since a day. */
export function TransactionsPanel({ place, hasKinds = false }: TransactionsPanelProps) {
  const leagueDay = useLeague()?.today;
  const isLimited = place.team === allClubs && place.until === undefined && leagueDay !== undefined;
  const earliest = isLimited ? addDays(leagueDay, -mostDaysOfAll) : earliestTransactionDay;
  const problem = describeInvalidDay(place.from, earliest);
  const query = useQuery({ ...transactionsQuery(place), enabled: problem === null, placeholderData: keepPreviousData });
  const { isPlaceholderData, refetch } = query;
  const data = problem === null ? query.data : undefined;
  const today = leagueDay ?? data?.endDate ?? '';
  const now = useLeagueNow() ?? data?.freshness.asOf ?? 0;
  const since = data?.startDate ?? (problem === null ? place.from : earliest);
  return (
    <details open className={styles.panel}>
      <summary>
        <PartHeading>
          {since === undefined || problem !== null ? 'Transactions' : `Transactions since ${longDateText(since)}`}
        </PartHeading>
      </summary>
      <div className={styles.body} aria-busy={isPlaceholderData}>
        {since !== undefined && <SinceForm date={since} earliest={earliest} today={today} />}
        {problem !== null ? (
          <p role="alert" className={styles.none}>
            {problem}
          </p>
        ) : data === undefined ? (
          <Loader onRetry={() => void refetch()} />
        ) : (
          <>
            {data.freshness.isStale && <FreshnessNote freshness={data.freshness} now={now} />}
            {hasKinds && <KindLinks place={place} kinds={data.kinds} />}
            <Fragment key={listKey(data)}>
              <Spots spots={data.spots} />
              <Rows list={data} place={place} hasKinds={hasKinds} />
            </Fragment>
          </>
        )}
      </div>
    </details>
  );
}

type KindLinksProps = { place: TransactionsSelection; kinds: TransactionList['kinds'] };

/** Links that filter the transactions by kind, with counts. They keep the club and the days. */
function KindLinks({ place: { team, from, until, kind: shown }, kinds }: KindLinksProps) {
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

const drops = ['until'];

/** Selects the first day. Keeps the other parameters of the URL. */
function SinceForm({ date, earliest, today }: { date: string; earliest: string; today: string }) {
  const id = useId();
  const param = useUrlParam('from', drops);
  return (
    <UrlForm param={param} className={styles.form} onSubmit={param.submit}>
      <label htmlFor={id}>Since</label>
      <DayInput
        id={id}
        name="from"
        value={date}
        onPick={param.choose}
        min={earliest < date ? earliest : date}
        max={today}
        required
      />
      <button type="submit" className="needs-no-script">
        Show
      </button>
    </UrlForm>
  );
}
