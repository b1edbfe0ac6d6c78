import { winningShare } from '#domain/standings/games-behind.ts';
import type { ClubLine } from '#domain/standings/standings-table.ts';
import type { Column } from '../../ui/table/column.ts';
import { ClubCell } from './club-cell.tsx';
import { signed } from './standings-words.ts';

/** What every table of standings has: club, wins, losses, percentage, streak and run differential. */
export const basicColumns: readonly Column<ClubLine>[] = [
  {
    id: 'club',
    head: 'Team',
    value: ({ team }) => team.name,
    cell: (line) => <ClubCell line={line} />,
    isText: true,
  },
  { id: 'wins', head: 'W', term: 'wins', value: ({ wins }) => wins },
  { id: 'losses', head: 'L', term: 'losses', value: ({ losses }) => losses },
  { id: 'pct', head: 'PCT', term: 'pct', value: winningShare, cell: ({ percentage }) => percentage },
  { id: 'streak', head: 'STRK', term: 'streak', value: ({ streak }) => streak },
  {
    id: 'runs',
    head: 'DIFF',
    term: 'runDifferential',
    value: ({ runDifferential }) => runDifferential,
    cell: ({ runDifferential }) => signed(runDifferential),
  },
];
