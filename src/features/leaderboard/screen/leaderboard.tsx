import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BoardPlace, LeaderboardPage } from '../contract/leaderboard.ts';
import { type BoardSelection, leaderboardQuery } from '../queries.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Loader } from '#ui/loader.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import { parseBoardParams } from './board-params.ts';
import { BoardPage } from './board-page.tsx';
import { EmptyBoard } from './panels/empty-board.tsx';
import { ownRowId } from './table/leader-row.tsx';
import { LeaderTable } from './table/leader-table.tsx';
import { locateOwnRow } from './table/own-row.ts';
import { isTopPage, PageLinks } from '#ui/board/page-links.tsx';
import { LastWeek } from './panels/last-week.tsx';
import { Scoring } from './panels/scoring.tsx';
import styles from './leaderboard.module.css';

const second = 1000;
const minute = 60 * second;

/** '60 fans', '12 fans since July 13' */
function describeBoardSize({ total, since }: LeaderboardPage): string {
  const fans = total === 1 ? '1 fan' : `${total.toLocaleString('en-US')} fans`;
  return since === null ? fans : `${fans} since ${dateParts(since).monthAndDay}`;
}

/** After a first start the past games are still being picked by the simulated fans; the share is in the place of the size. */
function BoardState({ board }: { board: LeaderboardPage }) {
  if (board.replayed !== null)
    return <p>{`Still counting the season so far: ${Math.floor(board.replayed * 100)}% done`}</p>;
  return board.total > 0 && <p>{describeBoardSize(board)}</p>;
}

function Board({ board, place }: { board: LeaderboardPage; place: BoardSelection }) {
  const { period, total, own, isCounting, replayed } = board;
  if (total === 0) return <EmptyBoard key={period} period={period} />;
  const to = (at: BoardPlace) => paths.leaderboard({ period, ...at });
  const isElsewhere = ['above', 'below'].includes(locateOwnRow(board));
  const toOwn = isElsewhere && own !== null ? `${to({ around: own.username })}#${ownRowId}` : null;
  return (
    <>
      {isCounting && replayed === null && (
        <p className={styles.counting}>Counting results… Places follow in a moment.</p>
      )}
      <LeaderTable board={board} caption={`Leading Armchair Sabermetricians, ${describeBoardSize(board)}`} />
      <PageLinks board={board} isTop={isTopPage(place)} to={to} toOwn={toOwn} />
    </>
  );
}

function ThankYou() {
  const simulated = useLeague()?.simulatedFans ?? 0;
  return (
    <>
      Thank you for playing. Everyone here called their winners before the first pitch, for no stakes but the pleasure
      of being right.
      {simulated > 0 && ` In this simulated league ${simulated} of the fans are simulated: their pages say so.`}
    </>
  );
}

/** The users by total score in the season, the month or the week. */
export function Leaderboard() {
  const [search] = useSearchParams();
  const place = parseBoardParams(search);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...leaderboardQuery(place),
    refetchInterval: ({ state: { data: shown } }) =>
      typeof shown?.replayed === 'number' || shown?.isCounting === true ? 5 * second : minute,
    placeholderData: keepPreviousData,
  });
  return (
    <BoardPage
      chosen={data?.period ?? place.period ?? 'season'}
      introduction={<ThankYou />}
      size={data !== undefined && <BoardState board={data} />}
      choices={data?.lastWeek && <LastWeek podium={data.lastWeek} />}
      explanation={<Scoring />}
      isBusy={isPlaceholderData}
    >
      {data === undefined ? <Loader onRetry={() => void refetch()} /> : <Board board={data} place={place} />}
    </BoardPage>
  );
}
