import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import type { BoardPlace, LeaderboardPage, Podium, LeaderboardRow } from '#features/leaderboard/contract.ts';
import { type BoardSelection, leaderboardQuery, refetchWhenCounted } from '#features/leaderboard/queries.ts';
import { describeMovement } from '#features/leaderboard/screen/board-params.ts';
import { useLeague } from '#features/league/queries.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { Period } from '#rules/picks/period.ts';
import { hitTitle, totalBases } from '#rules/picks/scoring.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { BasePath } from '#ui/baseball/base-path.tsx';
import { type BoardColumn, BoardRow, BoardTable } from '#ui/board/board-table.tsx';
import { isTopPage, PageLinks } from '#ui/board/page-links.tsx';
import { scoreColumns } from '#ui/board/score-columns.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Loader } from '#ui/kit/loader.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import { UserPicture } from '#ui/kit/user-picture.tsx';
import { BoardPage, type BoardPageProps, isAbsent } from './board-page.tsx';
import { Explanation } from './explanation.tsx';
import boardStyles from '#ui/board/board.module.css';
import styles from './leaderboard.module.css';

/** '60 fans', '12 fans since July 13' */
function describeBoardSize({ total, since }: LeaderboardPage): string {
  const users = total === 1 ? '1 fan' : `${total.toLocaleString('en-US')} fans`;
  return since === null ? users : `${users} since ${dateParts(since).monthAndDay}`;
}

/** How many users are on the board, and whether some are simulated. */
function BoardSize({ board }: { board: LeaderboardPage }) {
  const isSimulated = (useLeague()?.simulatedFans ?? 0) > 0;
  return (
    board.total > 0 && (
      <>
        <p>{describeBoardSize(board)}</p>
        {isSimulated && <p>(including simulated ones)</p>}
      </>
    )
  );
}

/** `around`: the user of the URL */
type BoardProps = { board: LeaderboardPage; place: BoardSelection; around: string | undefined };

function Board({ board, place, around }: BoardProps) {
  const { period, total, own, isCounting, replayed } = board;
  if (total === 0) return <EmptyBoard key={period} period={period} />;
  const to = (at: BoardPlace) => paths.leaderboard({ period, ...at });
  const isElsewhere = ['above', 'below'].includes(locateOwnRow(board));
  const toOwn = isElsewhere && own !== null ? `${to({ around: own.username })}#${ownRowId}` : null;
  return (
    <>
      {isAbsent(around, board.rows) && <Absent username={around} />}
      {isCounting && replayed === null && (
        <p className={styles.counting}>Counting results… Places follow in a moment.</p>
      )}
      <LeaderTable board={board} />
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

/** For a user who is not on the board, whose top is shown instead. */
function Absent({ username }: { username: string }) {
  const isOwn = useSession().user?.username === username;
  return (
    <p className={boardStyles.ownPlace}>
      {isOwn
        ? 'You have no place on this board yet. Your first result gives you one.'
        : `${username} has no place on this board yet.`}
    </p>
  );
}

/** The users by total score in the season, the month or the week. */
export function Leaderboard({ Report }: Pick<BoardPageProps, 'Report'>) {
  const [search] = useSearchParams();
  // the server chooses the board that opens first for the user
  const place = searchOf('leaderboard', search);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...leaderboardQuery(place),
    refetchInterval: refetchWhenCounted,
    placeholderData: keepPreviousData,
  });
  return (
    <BoardPage
      chosen={data?.period ?? place.period ?? 'season'}
      introduction={<ThankYou />}
      size={data !== undefined && <BoardSize board={data} />}
      replayed={data?.replayed}
      choices={data?.lastWeek && <LastWeek podium={data.lastWeek} />}
      explanation={<Scoring />}
      Report={Report}
      rows={data?.rows}
      isBusy={isPlaceholderData}
    >
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <Board board={data} place={place} around={isPlaceholderData ? undefined : place.around} />
      )}
    </BoardPage>
  );
}

/** The first three of last week, in a row. */
function LastWeek({ podium: { monday, rows } }: { podium: Podium }) {
  return (
    <section className={styles.podium} aria-labelledby="last-week">
      <h2 id="last-week">{`Week of ${dateParts(monday).monthAndDay}`}</h2>
      <ol>
        {rows.map(({ rank, username, profilePic, totalScore }) => (
          <li key={username}>
            {`${rank}. `}
            <UserPicture profilePic={profilePic} size={24} />
            <QuietLink to={paths.user(username)} title={username}>
              {shortUsername(username)}
            </QuietLink>
            {` ${totalScore.toLocaleString('en-US')}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

const texts: Record<Period, { heading: string; text: string }> = {
  season: {
    heading: 'No one is on base yet',
    text: 'No prediction has been graded so far. The board fills when the first picked game ends, and the first correct call is a single.',
  },
  month: {
    heading: 'A new month, a clean board',
    text: 'No prediction has been graded this month. Everyone starts at home plate again.',
  },
  week: {
    heading: 'A new week, a clean board',
    text: 'No prediction has been graded since Monday. Everyone starts at home plate again.',
  },
};

/** Shown instead of a board without graded picks: explains when it fills. */
function EmptyBoard({ period }: { period: Period }) {
  const { heading, text } = texts[period];
  return (
    <div className={styles.empty}>
      <BasePath bases={0} size={120} />
      <h2>{heading}</h2>
      <p>{text}</p>
      <ButtonLink to={paths.today()} isFilled>
        Call a winner of today’s games
      </ButtonLink>
    </div>
  );
}

const hits = [
  { streak: 1, ordinal: 'First' },
  { streak: 2, ordinal: 'Second' },
  { streak: 3, ordinal: 'Third' },
  { streak: 4, ordinal: 'Fourth and on' },
] as const;

/** Explains how a score is computed. */
function Scoring() {
  return (
    <Explanation id="scoring" title="Total bases" className={styles.scoring}>
      <p>A score counts bases, as a slugger’s does. Every correct call in a row goes one base further:</p>
      <ol>
        {hits.map(({ streak, ordinal }) => (
          <li key={streak}>
            <BasePath bases={streak} size={44} />
            <span>
              <b>{hitTitle(streak)}</b>
              <small>{ordinal} in a row</small>
            </span>
            <b className={styles.bases}>
              +{totalBases(streak)}
              <span className="visually-hidden"> total bases</span>
            </b>
          </li>
        ))}
      </ol>
      <p>
        A wrong call ends the streak: the next correct one is a single again. Streaks follow the order of first pitches.
        Ties and games called off count for nothing, and break nothing. Equal scores share a place.
      </p>
    </Explanation>
  );
}

/** The rows of a page, with the user's own row and its neighbors above or below them if it is on another page. */
function LeaderTable({ board }: { board: LeaderboardPage }) {
  const { rows, own, neighbors, period, isCounting } = board;
  const place = locateOwnRow(board);
  const showsMovement = period === 'season' && !isCounting;
  const isPinned = own !== null && (place === 'above' || place === 'below');
  const columns = scoreColumns({ isOfPeriod: period !== 'season', drawStreak });
  const bodyOf = (shown: LeaderboardPage['rows'], className?: string) => (
    <tbody className={className}>
      {shown.map((row) => {
        const isOwn = row.username === own?.username;
        return (
          <LeaderRow
            key={row.username}
            row={row}
            isOwn={isOwn}
            columns={columns}
            showsMovement={showsMovement}
            className={isPinned && isOwn ? styles.pinned : undefined}
          />
        );
      })}
    </tbody>
  );
  const around = isPinned && bodyOf(neighbors.length > 0 ? neighbors : [own], classNames(styles.around, styles[place]));
  return (
    <BoardTable caption={`Leading Armchair Sabermetricians, ${describeBoardSize(board)}`} columns={columns}>
      {place === 'above' && around}
      {bodyOf(rows)}
      {place === 'below' && around}
    </BoardTable>
  );
}

type OwnRowPlace = 'nowhere' | 'on the page' | 'above' | 'below';

/**
 * Where the user's own row is relative to these rows. Equal scores share a rank, so a row that is not on the page but
 * shares its first rank may be on either side; it is shown above unless the page starts at the top.
 */
export function locateOwnRow({ rows, own, previous }: Pick<LeaderboardPage, 'rows' | 'own' | 'previous'>): OwnRowPlace {
  if (own === null) return 'nowhere';
  if (rows.some(({ username }) => username === own.username)) return 'on the page';
  const [first] = rows;
  if (first === undefined || previous === null) return 'below';
  return own.totalScore >= first.totalScore ? 'above' : 'below';
}

const ownRowId = 'you';

/** Scrolls to the user's own row if the URL points to it. The browser does so only if the row exists at page load. */
function useScrollIntoView(isOwn: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  const isTarget = useLocation().hash === `#${ownRowId}` && isOwn;
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  return row;
}

const drawStreak = (streak: number) => (
  <span className={styles.run}>
    <BasePath bases={streak} size={22} />
    {streak}
  </span>
);

type LeaderRowProps = {
  row: LeaderboardRow;
  isOwn: boolean;
  columns: readonly BoardColumn<LeaderboardRow>[];
  showsMovement: boolean;
  className?: string | undefined;
};

function LeaderRow({ row, isOwn, columns, showsMovement, className }: LeaderRowProps) {
  const ref = useScrollIntoView(isOwn);
  return (
    <BoardRow
      ref={ref}
      id={isOwn ? ownRowId : undefined}
      row={row}
      isOwn={isOwn}
      className={className}
      columns={columns}
      movement={showsMovement && <Movement movement={row.movement} />}
    />
  );
}

const arrows = { up: 'M5 1 9 8H1z', down: 'M5 9 1 2h8z', new: 'M5 1 9 5 5 9 1 5z' } as const;

/** The movement since last week, if there is one: an arrow and the number of places, with the full text for screen readers. */
function Movement({ movement }: { movement: number | null }) {
  const described = describeMovement(movement);
  if (described === null) return null;
  const { kind, short, long } = described;
  return (
    <span className={styles.movement} data-kind={kind} title={long}>
      <svg viewBox="0 0 10 10" width="9" height="9" aria-hidden="true">
        <path d={arrows[kind]} />
      </svg>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">, {long}</span>
    </span>
  );
}
