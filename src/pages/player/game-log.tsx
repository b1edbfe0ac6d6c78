import type { GameLine, PlayerGames } from '#features/players/contract/player-season.ts';
import { paths } from '#platform/page/paths.ts';
import { gameColumns, type GameGroup, runningNames } from '#rules/baseball/stats/game-columns.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import styles from '#features/players/screen/stat-tables.module.css';

export type GameLog = PlayerGames['groups'][number];

/** 'Jul 18' */
export function formatShortDay(date: string): string {
  const [month = '', day = ''] = dateParts(date).monthAndDay.split(' ');
  return `${month.slice(0, 3)} ${day}`;
}

/** 'vs New York Mets', '@ Atlanta Braves' */
const formatOpponent = ({ opponent, isHome }: GameLine): string | null =>
  opponent === null ? null : `${isHome === false ? '@' : 'vs'} ${opponent.name}`;

/** 'W 5–3', 'L' */
function formatResult({ isWin, score }: GameLine): string | null {
  const result = isWin === null ? null : isWin ? 'W' : 'L';
  return score === null ? result : [result, `${score.own}–${score.other}`].filter(Boolean).join(' ');
}

function DayCell({ line: { date, gamePk } }: { line: GameLine }) {
  const text = date === null ? '-' : formatShortDay(date);
  return gamePk === null ? text : <Link to={paths.liveGame(gamePk)}>{text}</Link>;
}

function OpponentCell({ line: { opponent, isHome } }: { line: GameLine }) {
  if (opponent === null) return '-';
  return (
    <span className={styles.team} title={opponent.name}>
      <Emblem teamId={opponent.id} size={18} />
      {isHome === false ? '@' : 'vs'} {clubNamesOf(opponent.id)?.abbreviation ?? opponent.name}
    </span>
  );
}

const gameNames: readonly Column<GameLine>[] = [
  { id: 'date', head: 'Date', value: ({ date }) => date, cell: (line) => <DayCell line={line} />, isText: true },
  { id: 'opponent', head: 'Opp', value: formatOpponent, cell: (line) => <OpponentCell line={line} />, isText: true },
  { id: 'result', head: 'Result', value: formatResult, isText: true },
  {
    id: 'line',
    head: 'Line',
    value: ({ summary }) => summary,
    cell: ({ summary }) => <span className={styles.line}>{summary}</span>,
    isText: true,
  },
];

/** Day, opponent, result and line, which are all that a phone shows at first; then the figures of the game and of the season after it. */
export function gameLogColumns(group: GameGroup): Column<GameLine>[] {
  const after = runningNames[group].flatMap((name, index) =>
    statColumns[group]
      .filter(({ figure }) => figure === name)
      .map(({ head, term }) => ({
        id: `after.${name}`,
        head,
        title: 'Of the season after the game',
        ...(term && { term }),
        isMore: true,
        value: ({ running }: GameLine) => running[index] ?? null,
      })),
  );
  const figures = gameColumns[group].map(({ figure, head, term }, index) => ({
    id: figure,
    head,
    ...(term && { term }),
    isMore: true,
    value: (line: GameLine) => line.figures[index] ?? null,
  }));
  return [...gameNames, ...figures, ...after];
}

export function gameKey({ date, gamePk, opponent }: GameLine): string {
  return `${date} ${gamePk ?? opponent?.id}`;
}

const streakNames: Readonly<Record<string, string>> = {
  hit: 'Games with a hit',
  onBase: 'Games on base',
  homeRun: 'Games with a home run',
  scoreless: 'Scoreless appearances',
  qualityStart: 'Quality starts',
};

/** 'Games with a hit: 5 in a row, 14 at most.' */
export function Streaks({ streaks }: Pick<GameLog, 'streaks'>) {
  if (streaks.length === 0) return null;
  return (
    <p className={styles.note}>
      {streaks
        .map(({ id, current, longest }) => {
          const now = current > 1 ? `${current} in a row, ` : '';
          return `${streakNames[id] ?? id}: ${now}${longest} ${now === '' ? 'in a row at most' : 'at most'}.`;
        })
        .join(' ')}
    </p>
  );
}
