import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import type { fanBases, FanBaseRow, FanBases } from '#features/leaderboard/contract.ts';
import { periods } from '#features/leaderboard/screen/board-params.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { Period } from '#rules/picks/period.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Choice, type Option } from '#ui/kit/choice.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from './fan-bases.page.module.css';

/** Parses the period of a URL; an unknown one means the season. */
function parseFanBasePeriod(search: URLSearchParams): Period {
  return searchOf('fan-bases', search).period ?? 'season';
}

function periodChoices(chosen: Period): Option[] {
  return periods.map(({ period, name }) => ({
    to: paths.fanBases({ period: period === 'season' ? undefined : period }),
    name,
    isChosen: period === chosen,
  }));
}

/** The table of the fan bases in a period, with the user's own. */
function fanBasesQuery(period: Period) {
  return query<typeof fanBases>('GET /api/fan-bases', { query: { period } });
}

const minute = 60_000;

/** The fan bases of the clubs by total bases per member. */
function FanBasesScreen() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const period = parseFanBasePeriod(search);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...fanBasesQuery(period),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const own = describeOwn(data.own);
  return (
    <div className={styles.page}>
      <header>
        <Link to={paths.privateLeagues()}>Leagues</Link>
        <h1 tabIndex={-1}>Fan bases</h1>
      </header>
      <Choice label="Period" options={periodChoices(period)} />
      {own !== null && user !== null && (
        <p>
          {own} <Link to={paths.user(user.username)}>Your page</Link>
        </p>
      )}
      <Card className={styles.board} aria-busy={isPlaceholderData}>
        {data.rows.length === 0 ? (
          <Note isAlone>No fan of a club has a graded pick in this period yet.</Note>
        ) : (
          <FanBaseTable table={data} />
        )}
      </Card>
      <Note>
        Whose fans call the most winners? Everyone with a favorite team plays for its fans.{' '}
        {data.rows.some(({ rank }) => rank === null) &&
          `A club has a place from ${data.membersForRank} fans with a graded pick in the period; with fewer it has “–”. `}
        Bases per fan is the average over the fans with a graded pick in the period. Whoever changes the favorite team
        counts for the new one from the next month. The table is counted after each graded game.{' '}
        <Link to={paths.faq('fan-bases')}>More in the FAQ</Link>
      </Note>
    </div>
  );
}

const share = ({ correct, wrong }: FanBaseRow): number | null =>
  correct + wrong === 0 ? null : Math.round((1000 * correct) / (correct + wrong)) / 10;

const formatShare = (percent: number | null): string => (percent === null ? '–' : `${fixed(percent, 1)}%`);

const columns: Column<FanBaseRow>[] = [
  {
    id: 'club',
    head: 'CLUB',
    isText: true,
    value: ({ name }) => name,
    cell: ({ rank, teamId, name }) => (
      <span className={styles.club}>
        <b className={styles.rank}>{rank ?? '–'}</b>
        <Emblem teamId={teamId} size={26} />
        {name}
      </span>
    ),
  },
  {
    id: 'average',
    head: 'BASES/FAN',
    value: ({ average }) => average,
    cell: ({ average }) => fixed(average / 100, 2),
  },
  { id: 'fans', head: 'FANS', value: ({ members }) => members },
  {
    id: 'share',
    head: 'CORRECT',
    value: share,
    cell: (row) => formatShare(share(row)),
    heat: { better: 'high' },
  },
];

const periodTexts = { season: 'the season', month: 'this month', week: 'this week' };

/** The fan bases in the order of their ranks, with the user's own marked. */
function FanBaseTable({ table: { period, rows, own } }: { table: FanBases }) {
  return (
    <Table
      caption={`Fan bases: total bases per fan of ${periodTexts[period]}`}
      columns={columns}
      rows={rows}
      rowKey={({ teamId }) => teamId}
      marked={({ teamId }) => teamId === own?.teamId}
      areTermsShown={false}
      urlName=""
      csvName={`fan-bases-${period}`}
    />
  );
}

const nameOf = (teamId: number): string => clubById(teamId)?.name ?? `Club ${teamId}`;

/** For which fan base the user counts, and from when for another one; null for a visitor. */
export function describeOwn(own: FanBases['own']): string | null {
  if (own === null) return null;
  if (own.teamId === null)
    return 'You have no favorite team. Choose one on your page, and you count for its fans at once.';
  const { next } = own;
  const now = `You count for the fans of the ${nameOf(own.teamId)}`;
  if (next === null) return `${now}.`;
  const day = dateParts(next.from).monthAndDay;
  return next.teamId === null
    ? `${now} until ${day}.`
    : `${now}, and from ${day} for those of the ${nameOf(next.teamId)}.`;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const period = parseFanBasePeriod(new URL(request.url).searchParams);
  await Promise.all([load(page, fanBasesQuery(period)), loadIfPossible(page, sessionQuery)]);
  return {
    title: 'Fan bases',
    description: 'Whose fans call the most winners: the fan bases of the thirty clubs by total bases per member.',
  };
}

export { FanBasesScreen as Component };
