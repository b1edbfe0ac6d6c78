import type { ClubSeasonPage } from '#features/clubs/contract.ts';
import { clubFigures } from '#features/clubs/rules/club-figures.ts';
import type { ClubFigure, SplitId } from '#features/clubs/rules/club-season.ts';
import { paths } from '#platform/page/paths.ts';
import { formatSigned, ordinal } from '#rules/baseball/stats/figures.ts';
import type { PercentileGroup, PlacedFigure } from '#rules/baseball/stats/percentile-figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { figureColumn, percentileColumn } from '#ui/baseball/percentile-columns.tsx';
import { Term } from '#ui/baseball/term.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from './club.module.css';

const shortName = (teamId: number): string => clubNamesOf(teamId)?.shortName ?? `Team ${teamId}`;

export function won({ wins, losses }: { wins: number; losses: number }): string {
  return `${wins}–${losses}`;
}

const runsText = ({ runs }: { runs: { scored: number; allowed: number } }): string => `${runs.scored}–${runs.allowed}`;
const differential = ({ runs }: { runs: { scored: number; allowed: number } }): number => runs.scored - runs.allowed;

export function clubColumn(head: string) {
  return {
    id: 'club',
    head,
    isText: true,
    value: ({ teamId }: { teamId: number }) => shortName(teamId),
    cell: ({ teamId }: { teamId: number }) => (
      <span className={styles.club}>
        <Emblem teamId={teamId} size={20} />
        <Link to={paths.club(teamId)}>{shortName(teamId)}</Link>
      </span>
    ),
  };
}

export type SeasonProps = { season: ClubSeasonPage };

const splitNames: Record<SplitId, string> = {
  home: 'Home',
  away: 'Away',
  division: 'Own division',
  winning: 'Against winning clubs',
  oneRun: 'One-run games',
  lastTen: 'Last ten',
};

/** The record in parts of the season, and the one expected from the runs. */
export function Splits({ season: { record, expected, runs, splits } }: SeasonProps) {
  return (
    <Panel title="Record" className={styles.panel}>
      <dl className={styles.splits}>
        <div>
          <dt>Season</dt>
          <dd>{won(record)}</dd>
        </div>
        {splits.map(({ id, ...split }) => (
          <div key={id}>
            <dt>{splitNames[id]}</dt>
            <dd>{won(split)}</dd>
          </div>
        ))}
        <div>
          <dt>Runs</dt>
          <dd>
            {runs.scored}–{runs.allowed} ({formatSigned(differential({ runs }))})
          </dd>
        </div>
        {expected !== null && (
          <div>
            <dt>
              <Term id="expectedRecord">Expected</Term>
            </dt>
            <dd>{won(expected)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

const figureColumns: readonly Column<{ figure: PlacedFigure; place: ClubFigure }>[] = [
  figureColumn,
  { id: 'value', head: 'Club', value: ({ place }) => place.text },
  { id: 'mean', head: 'League', title: 'All clubs together', value: ({ place }) => place.mean },
  { id: 'rank', head: 'Rank', value: ({ place }) => place.rank, cell: ({ place }) => ordinal(place.rank) },
  percentileColumn,
];

type ClubLineProps = { title: string; group: PercentileGroup; figures: readonly ClubFigure[] };

/** The batting or pitching of the season among all clubs. */
export function ClubLine({ title, group, figures }: ClubLineProps) {
  const rows = clubFigures[group].flatMap((figure) => {
    const place = figures.find(({ id }) => id === figure.id);
    return place === undefined ? [] : [{ figure, place }];
  });
  return (
    <Panel title={title} className={styles.panel}>
      {rows.length === 0 ? (
        <Note isAlone>There are no statistics of this season yet.</Note>
      ) : (
        <Table
          caption={`${title} among the thirty clubs`}
          columns={figureColumns}
          rows={rows}
          rowKey={({ figure }) => figure.id}
          isSortable={false}
          className={styles.figures}
        />
      )}
    </Panel>
  );
}

type Month = ClubSeasonPage['months'][number];

const monthName = ({ month }: Month): string => dateParts(`${month}-01`).monthAndDay.replace(' 1', '');

/** The run differential of each month as a bar from the middle. */
function monthColumns(most: number): readonly Column<Month>[] {
  return [
    { id: 'month', head: 'Month', isText: true, value: monthName },
    { id: 'record', head: 'W–L', title: 'Won and lost', value: won },
    { id: 'runs', head: 'Runs', title: 'Runs scored and allowed', value: runsText },
    {
      id: 'diff',
      head: 'Diff',
      term: 'runDifferential',
      value: differential,
      cell: (row) => formatSigned(differential(row)),
    },
    {
      id: 'bar',
      head: 'As a bar',
      isHeadHidden: true,
      isText: true,
      value: () => null,
      cell: (row) => {
        const width = (50 * Math.abs(differential(row))) / most;
        const isAhead = differential(row) >= 0;
        return (
          <svg width="100%" height="20" aria-hidden="true" className={styles.bar}>
            <rect
              x={`${isAhead ? 50 : 50 - width}%`}
              width={`${width}%`}
              y="3"
              height="14"
              data-behind={!isAhead || undefined}
            />
            <line x1="50%" x2="50%" y1="0" y2="20" />
          </svg>
        );
      },
    },
  ];
}

/** The run differential by month. */
export function Months({ season: { months, season } }: SeasonProps) {
  if (months.length === 0) return null;
  return (
    <Panel title="Run differential by month" className={styles.panel}>
      <Table
        caption={`Run differential by month of ${season}`}
        columns={monthColumns(Math.max(1, ...months.map((month) => Math.abs(differential(month)))))}
        rows={months}
        rowKey={({ month }) => month}
        isSortable={false}
        areTermsShown={false}
        className={styles.months}
      />
    </Panel>
  );
}

type Opponent = ClubSeasonPage['opponents'][number];

const opponentColumns: readonly Column<Opponent>[] = [
  clubColumn('Opponent'),
  { id: 'w', head: 'W', term: 'wins', value: ({ wins }) => wins },
  { id: 'l', head: 'L', term: 'losses', value: ({ losses }) => losses },
  { id: 'runs', head: 'Runs', title: 'Runs scored and allowed', value: runsText },
  {
    id: 'diff',
    head: 'Diff',
    term: 'runDifferential',
    value: differential,
    cell: (row) => formatSigned(differential(row)),
  },
  { id: 'left', head: 'Left', title: 'Games left', value: ({ left }) => left },
];

/** The results against each other club, and the games that are left. */
export function HeadToHead({ season, teamId }: SeasonProps & { teamId: number }) {
  if (season.opponents.length === 0) return null;
  return (
    <Panel title="Head to head" className={styles.panel}>
      <Table
        caption={`${shortName(teamId)} against each club in ${season.season}`}
        columns={opponentColumns}
        rows={season.opponents}
        rowKey={(row) => row.teamId}
        areTermsShown={false}
        urlName="opponents"
        csvName={`head-to-head-${teamId}-${season.season}`}
      />
    </Panel>
  );
}
