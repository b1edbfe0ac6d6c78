import { useQuery } from '@tanstack/react-query';
import type { PlayerSplits } from '#features/players/contract/player-season.ts';
import { figureColumns } from '#features/players/screen/stat-lines.tsx';
import { searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { playerSplitsQuery } from './player-splits-query.ts';
import styles from '#features/players/screen/stat-tables.module.css';

const hands = [
  { value: '', label: 'Any' },
  { value: 'L', label: 'Left' },
  { value: 'R', label: 'Right' },
];
const places = [
  { value: '', label: 'Any' },
  { value: 'home', label: 'Home' },
  { value: 'away', label: 'Away' },
];

const monthName = (month: number): string =>
  dateParts(`2000-${String(month).padStart(2, '0')}-01`).monthAndDay.replace(/ \d+$/, '');

const months = [
  { value: '', label: 'Any' },
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => ({ value: String(month), label: monthName(month) })),
];

const left = new Set(['gamesPlayed', 'runs', 'rbi', 'stolenBases', 'caughtStealing']);

type Line = { name: string; figures: Figures };

const columns: readonly Column<Line>[] = [
  { id: 'name', head: 'Situation', value: ({ name }) => name, isText: true },
  ...figureColumns(
    statColumns.hitting.flatMap(({ group, ...column }) =>
      group === 'Advanced' || left.has(column.figure) ? [] : [column],
    ),
  ),
];

/** `data` undefined: not loaded; `played`: the games of the season */
function describeSource(data: PlayerSplits | undefined, isFailed: boolean, played: number): string {
  if (data === undefined) return isFailed ? 'These figures could not be loaded.' : 'Loading';
  const { read, games, season } = data;
  const ofAll = read < played ? `${read} of ${played} games: this site has not read the others yet` : `${read} games`;
  if (games === 0) return `No such plate appearance in ${season}. Counted from ${ofAll}.`;
  return `Counted from ${ofAll}.`;
}

type CombinedSplitsProps = { id: number; name: string; season: string | null; whole: Figures; played: number };

/** What a batter did against a hand, at a place and in a month together. `whole`: the figures of the season, which are shown before a choice; `played`: its games */
export function CombinedSplits({ id, name, season, whole, played }: CombinedSplitsProps) {
  const [search] = useSearchParams();
  const { hand, place, month } = searchOf('player', search);
  const chosen = [
    hand && (hand === 'L' ? 'vs left' : 'vs right'),
    place && (place === 'home' ? 'Home' : 'Away'),
    month && monthName(month),
  ].filter(Boolean);
  const isChosen = chosen.length > 0;
  const selected = { season: season ?? undefined, hand, place, month };
  const { data, isError } = useQuery({ ...playerSplitsQuery(String(id), selected), enabled: isChosen });
  const line = isChosen
    ? { name: chosen.join(', '), figures: data?.figures ?? {} }
    : { name: 'All games', figures: whole };
  return (
    <div className={styles.combined}>
      <PartHeading as="h3">Splits together</PartHeading>
      <div className={styles.choices}>
        <UrlSelect label="Pitcher" name="hand" value={hand ?? ''} choices={hands} />
        <UrlSelect label="Place" name="place" value={place ?? ''} choices={places} />
        <UrlSelect label="Month" name="month" value={String(month ?? '')} choices={months} />
      </div>
      <Table
        caption="Hitting by pitcher, place and month together"
        columns={columns}
        rows={[line]}
        rowKey={() => 'line'}
        isSortable={false}
        csvName={`${name} ${season} ${line.name}`}
      />
      <p className={styles.note} role="status">
        {isChosen ? describeSource(data, isError, played) : 'Choose the hand of the pitcher, the place or the month.'}
      </p>
    </div>
  );
}
