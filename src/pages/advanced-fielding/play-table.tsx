import type { FieldingSeason, RangePlay } from '#features/fielding/contract.ts';
import { paths } from '#platform/page/paths.ts';
import { formatMonthDay } from '#rules/baseball/days.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { inGroup, type Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { type FieldingParams, formatPercent } from './fielding-params.ts';
import styles from './advanced-fielding.module.css';

type Game = NonNullable<FieldingSeason['range']>['games'][number];

type Row = {
  play: RangePlay;
  place: number;
  /** undefined: not in the schedule, as the games of other seasons of the simulated league */
  game: (Game & { opponent: string }) | undefined;
};

const nameOf = (teamId: number): string => clubNamesOf(teamId)?.abbreviation ?? `Team ${teamId}`;

/** 'vs LAD', '@ LAD'; 'BOS @ NYY' for a game of another club than the present one. */
function describeOpponent({ away, home }: Game, teamId: number | null): string {
  if (teamId === home) return `vs ${nameOf(away)}`;
  return `${teamId === away ? '' : `${nameOf(away)} `}@ ${nameOf(home)}`;
}

const isCaught = ({ isOut }: RangePlay): string | null => (isOut === null ? null : isOut ? 'Caught' : 'Not caught');

const columns: readonly Column<Row>[] = [
  {
    id: 'game',
    head: 'Game',
    isText: true,
    value: ({ game }) => (game === undefined ? null : `${game.date} ${game.opponent}`),
    cell: ({ game }) =>
      game && (
        <Link to={paths.liveGame(game.gamePk)}>
          {formatMonthDay(game.date)} {game.opponent}
        </Link>
      ),
  },
  { id: 'result', head: 'Result', value: ({ play }) => isCaught(play), isText: true },
  ...inGroup<Row>('Difficulty', [
    { id: 'rate', head: 'Catch rate', term: 'catchRate', value: ({ play }) => formatPercent(play.catchRate) },
    { id: 'stars', head: 'Stars', term: 'catchStars', value: ({ play }) => play.stars },
  ]),
  ...inGroup<Row>('Measured', [
    { id: 'distance', head: 'Distance, ft', value: ({ play }) => fixed(play.distance, 0) },
    { id: 'hang', head: 'In the air, s', value: ({ play }) => fixed(play.hangTime, 1) },
    { id: 'speed', head: 'Sprint, ft/s', term: 'sprintSpeed', value: ({ play }) => fixed(play.sprintSpeed, 1) },
  ]),
  { id: 'position', head: 'Pos', isMore: true, value: ({ play }) => play.position },
];

const shortListLength = 20;

const byRate = (a: RangePlay, b: RangePlay): number => (a.catchRate ?? 101) - (b.catchRate ?? 101);

type PlayTableProps = { plays: readonly RangePlay[]; data: FieldingSeason; params: FieldingParams };

/** A table of the balls, the hardest first. A long list is cut, with a link to the full list. */
export function PlayTable({ plays, data: { player, season, range }, params }: PlayTableProps) {
  const teamId = player?.teamId ?? null;
  const games = new Map(
    range?.games.map((game) => [game.gamePk, { ...game, opponent: describeOpponent(game, teamId) }]),
  );
  const isCut = !params.showsAllPlays && plays.length > shortListLength;
  const rows = plays
    .toSorted(byRate)
    .slice(0, isCut ? shortListLength : undefined)
    .map((play, index) => ({ play, place: index, game: games.get(play.gamePk ?? 0) }));
  const name = player?.name ?? '';
  return (
    <>
      <h2 id="play-list">{isCut ? `The ${shortListLength} hardest balls` : 'Ball by ball'}</h2>
      <Table
        caption={`Balls hit near ${name} in ${season}, the hardest first`}
        columns={games.size === 0 ? columns.slice(1) : columns}
        hasGroupChoice
        rows={rows}
        rowKey={({ place: at }) => at}
        urlName="plays"
        csvName={`outfield-plays-${season}-${player?.id ?? ''}`}
      />
      {isCut && (
        <p className={styles.more}>
          <Link to={paths.advancedFielding({ ...paramsOf(params), list: 'all' })} preventScrollReset>
            Show all {plays.length} balls
          </Link>
        </p>
      )}
    </>
  );
}

const paramsOf = ({ season, player, show }: FieldingParams) => ({
  season,
  player,
  show: show === 'all' ? undefined : show,
});
