import type { GameLine } from '../../contract.ts';
import { gameColumns, type GameGroup } from '#rules/baseball/stats/game-columns.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import type { Column } from '#ui/table/column.ts';
import { dateParts } from '#ui/time/time-text.ts';
import styles from '../tables/stat-tables.module.css';

/** 'Jul 18' */
function formatShortDay(date: string): string {
  const [month = '', day = ''] = dateParts(date).monthAndDay.split(' ');
  return `${month.slice(0, 3)} ${day}`;
}

/** 'vs New York Mets', '@ Atlanta Braves' */
const formatOpponent = ({ opponent, isHome }: GameLine): string | null =>
  opponent === null ? null : `${isHome === false ? '@' : 'vs'} ${opponent.name}`;

const formatResult = ({ isWin }: GameLine): string | null => (isWin === null ? null : isWin ? 'W' : 'L');

function DayCell({ line: { date, gamePk } }: { line: GameLine }) {
  const text = date === null ? '-' : formatShortDay(date);
  return gamePk === null ? text : <Link to={paths.liveGame(gamePk)}>{text}</Link>;
}

function OpponentCell({ line }: { line: GameLine }) {
  return (
    <span className={styles.opponent}>
      {line.opponent !== null && <Emblem teamId={line.opponent.id} size={18} />}
      {formatOpponent(line) ?? '-'}
    </span>
  );
}

/** The columns of a game log: day, opponent and result, then the figures of the game. */
export function gameLogColumns(group: GameGroup): Column<GameLine>[] {
  return [
    { id: 'date', head: 'Date', value: ({ date }) => date, cell: (line) => <DayCell line={line} />, isText: true },
    {
      id: 'opponent',
      head: 'Opponent',
      value: formatOpponent,
      cell: (line) => <OpponentCell line={line} />,
      isText: true,
    },
    { id: 'result', head: 'Result', value: formatResult, isText: true },
    ...gameColumns[group].map(({ figure, head, term }, index) => ({
      id: figure,
      head,
      ...(term && { term }),
      value: ({ figures }: GameLine) => figures[index] ?? null,
    })),
  ];
}
