import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BoardPlace } from '#features/leaderboard/contract.ts';
import { searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { isTopPage, PageLinks } from '#ui/board/page-links.tsx';
import { RankedTable } from '#ui/board/ranked-table.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import type { Contest, SeasonBoard } from '../contract.ts';
import { type SeasonBoardSelection, seasonBoardQuery } from '../queries.ts';
import { type PageKind, PredictionFrame } from './prediction-frame.tsx';
import styles from '#ui/board/board.module.css';

const minute = 60_000;

/** What differs between the boards of the table and of the bracket. */
export type BoardKind = PageKind & {
  kind: SeasonBoardSelection['kind'];
  /** the name of the figure `correct` */
  correct: string;
};

type BoardProps = { board: SeasonBoard; place: SeasonBoardSelection; kind: BoardKind };

function Rows({ board, kind: { to, correct }, season }: BoardProps & { season: string }) {
  return (
    <RankedTable
      rows={board.rows}
      ownName={board.own?.username}
      caption={`Predictions of ${season}, ${describeBoardSize(board.total)}`}
      columns={[
        { head: 'POINTS', kind: 'score', cell: ({ score }) => score },
        { head: correct.toUpperCase(), label: correct, cell: (row) => row.correct },
        { head: 'CHAMPION', label: 'Champion', cell: (row) => row.champion },
      ]}
      linkOf={({ username }) => to({ season, username })}
    />
  );
}

/** The signed-in user's place, if it is on another page. */
function OwnPlace({ board: { own, rows }, to }: { board: SeasonBoard; to: (place: BoardPlace) => string }) {
  if (own === null || rows.some(({ username }) => username === own.username)) return null;
  return (
    <p className={styles.ownPlace}>
      {`You have ${formatPoints(own.score)}: `}
      <Link to={to({ around: own.username })}>{`place ${own.rank}`}</Link>
    </p>
  );
}

function House({ house }: { house: NonNullable<SeasonBoard['house']> }) {
  return (
    <Note>
      <b>{`House player ${house.name}: ${formatPoints(house.score)}.`}</b> {house.rule} It has no place on the board.
    </Note>
  );
}

function Board(props: BoardProps) {
  const { board, place, kind } = props;
  const { contest, rows, house } = board;
  if (contest === null || rows.length === 0) return <Note isAlone>{describeEmptyBoard(contest)}</Note>;
  const { season } = contest;
  const to = (at: BoardPlace) => kind.to({ season: place.season, view: 'board', ...at });
  return (
    <>
      <Card isFlush className={styles.frame}>
        <OwnPlace board={board} to={to} />
        <Rows {...props} season={season} />
        <PageLinks board={board} isTop={isTopPage(place)} to={to} />
      </Card>
      {house !== null && <House house={house} />}
    </>
  );
}

/** The users by the points of their predictions. Each name leads to the prediction. */
export function BoardScreen({ kind }: { kind: BoardKind }) {
  const [search] = useSearchParams();
  const place = { kind: kind.kind, ...searchOf('season-predictions', search) };
  const query = useQuery({
    ...seasonBoardQuery(place),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  return (
    <PredictionFrame kind={kind} query={query}>
      {(board) => <Board board={board} place={place} kind={kind} />}
    </PredictionFrame>
  );
}

/** '1 fan', '1,204 fans' */
export function describeBoardSize(total: number): string {
  return total === 1 ? '1 fan' : `${total.toLocaleString('en-US')} fans`;
}

/** '1 point', '12 points' */
export function formatPoints(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** Why a board has no rows. */
export function describeEmptyBoard(contest: Contest | null): string {
  if (contest === null) return 'Predictions are not open yet.';
  if (contest.isOpen) return 'Predictions are hidden until the deadline. The board opens with it.';
  return `No predictions of ${contest.season} have points yet.`;
}
