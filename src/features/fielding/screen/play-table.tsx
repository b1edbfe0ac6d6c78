import type { FieldingSeason, RangePlay } from '../contract.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import type { Column } from '#ui/table/column.ts';
import { inGroup } from '#ui/table/column-groups.ts';
import { Table } from '#ui/table/table.tsx';
import styles from './advanced-fielding.module.css';
import type { FieldingParams } from './fielding-params.ts';
import { formatPercent } from './range-text.ts';

type Row = {
  play: RangePlay;
  place: number;
  /** whether the game has a page: the simulated league has no games of other seasons */
  hasGame: boolean;
};

const isCaught = ({ isOut }: RangePlay): string | null => (isOut === null ? null : isOut ? 'Caught' : 'Not caught');
const fixed = (value: number | null, decimals: number): string | null => value?.toFixed(decimals) ?? null;

const columns: readonly Column<Row>[] = [
  { id: 'result', head: 'Result', value: ({ play }) => isCaught(play), isText: true },
  ...inGroup<Row>('Difficulty', [
    { id: 'rate', head: 'Catch rate', term: 'catchRate', value: ({ play }) => formatPercent(play.catchRate) },
    { id: 'stars', head: 'Stars', term: 'catchStars', value: ({ play }) => play.stars },
  ]),
  ...inGroup<Row>('Measured', [
    { id: 'distance', head: 'Distance, ft', value: ({ play }) => fixed(play.distance, 2) },
    { id: 'hang', head: 'In the air, s', value: ({ play }) => fixed(play.hangTime, 1) },
    { id: 'speed', head: 'Sprint, ft/s', term: 'sprintSpeed', value: ({ play }) => fixed(play.sprintSpeed, 3) },
  ]),
  { id: 'position', head: 'Pos', value: ({ play }) => play.position },
  {
    id: 'game',
    head: 'Game',
    value: ({ play }) => play.gamePk,
    cell: ({ play: { gamePk }, hasGame }) =>
      hasGame && gamePk !== null ? <Link to={paths.liveGame(gamePk)}>{gamePk}</Link> : gamePk,
  },
];

const shortListLength = 20;

const byRate = (a: RangePlay, b: RangePlay): number => (a.catchRate ?? 101) - (b.catchRate ?? 101);

type PlayTableProps = { plays: readonly RangePlay[]; data: FieldingSeason; params: FieldingParams };

/** A table of the balls, the hardest first. A long list is cut, with a link to the full list. */
export function PlayTable({ plays, data: { player, season }, params }: PlayTableProps) {
  const league = useLeague();
  const hasGame = league?.kind !== 'simulated' || league.today.startsWith(season);
  const isCut = !params.showsAllPlays && plays.length > shortListLength;
  const rows = plays
    .toSorted(byRate)
    .slice(0, isCut ? shortListLength : undefined)
    .map((play, index) => ({ play, place: index, hasGame }));
  const name = player?.name ?? '';
  return (
    <>
      <h2 id="play-list">{isCut ? `The ${shortListLength} hardest balls` : 'Ball by ball'}</h2>
      <Table
        caption={`Balls hit near ${name} in ${season}, the hardest first`}
        columns={columns}
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
