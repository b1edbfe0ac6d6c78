import type { ClubChances } from '#features/chances/contract.ts';
import type { TableContest, Contest } from '#features/season-predictions/contract.ts';
import {
  type ClubPoints,
  scoreTable,
  tablePoints,
  placePoints,
} from '#features/season-predictions/rules/check-table.ts';
import { expectTable, placeChance } from '#features/season-predictions/rules/expect-points.ts';
import type { TablePrediction } from '#features/season-predictions/rules/table-shapes.ts';
import { formatPoints } from '#features/season-predictions/screen/board-screen.tsx';
import { Figures } from '#features/season-predictions/screen/prediction-view.tsx';
import { useChances } from '#features/season-predictions/screen/use-chances.ts';
import { formatSeasonChance } from '#rules/baseball/chances/format-season-chance.ts';
import { fixed, ordinal } from '#rules/baseball/stats/figures.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dateParts, dayInZone, leagueZone } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from '#features/season-predictions/screen/table-scores.module.css';

type TableScoresProps = { contest: TableContest; prediction: TablePrediction };

const noResults = { divisions: [], postseason: [], champion: null };

/** Points are green as soon as there are any. */
const Points = ({ points }: { points: number }) => <span data-scored={points > 0 || undefined}>{points}</span>;

type Row = { club: { id: number; shortName: string }; points: ClubPoints };

const columns: readonly Column<Row>[] = [
  {
    id: 'club',
    head: 'Club',
    value: ({ club }) => club.shortName,
    cell: ({ club }) => (
      <span className={styles.club}>
        <Emblem teamId={club.id} size={22} />
        {club.shortName}
      </span>
    ),
  },
  { id: 'predicted', head: 'Yours', value: ({ points }) => ordinal(points.place) },
  {
    id: 'now',
    head: 'Now',
    value: ({ points: { actualPlace } }) => (actualPlace === null ? '–' : ordinal(actualPlace)),
  },
  {
    id: 'place',
    head: 'Place',
    value: ({ points }) => points.placePoints,
    cell: ({ points }) => <Points points={points.placePoints} />,
  },
  {
    id: 'postseason',
    head: 'Postseason',
    value: ({ points }) => points.postseasonPoints,
    cell: ({ points: { postseasonPoints } }) =>
      postseasonPoints === null ? (
        <span className="visually-hidden">not chosen</span>
      ) : (
        <Points points={postseasonPoints} />
      ),
  },
];

/** The columns; that of the predicted places also has how likely each of them is right. */
function columnsOf(chances: readonly ClubChances[] | undefined): readonly Column<Row>[] {
  if (chances === undefined) return columns;
  // every game has been played
  const isOver = chances.every(({ wins }) => wins.p10 === wins.p90);
  const cell = ({ points: { clubId, place } }: Row) => {
    const chance = placeChance(chances, clubId, place);
    return (
      <>
        {ordinal(place)}{' '}
        {chance !== null && (
          <small>
            {formatSeasonChance(chance, isOver && (chance === 0 || chance === 1))}
            <span className="visually-hidden"> likely</span>
          </small>
        )}
      </>
    );
  };
  return columns.map((column) => (column.id === 'predicted' ? { ...column, cell } : column));
}

/** A prediction of the table with the place and the points so far of each club. */
export function TableScores({ contest, prediction }: TableScoresProps) {
  const { field, results } = contest;
  const chances = useChances(contest);
  const score = scoreTable(prediction, results ?? noResults);
  const clubs = new Map(field.divisions.flatMap((division) => division.clubs.map((club) => [club.id, club] as const)));
  const pointsOf = new Map(score.clubs.map((points) => [points.clubId, points]));
  const names = new Map(field.divisions.map(({ divisionId, name }) => [divisionId, name]));
  const champion = clubs.get(prediction.champion)?.shortName ?? '–';
  const { total, exactPlaces, postseasonClubs, isChampion } = score;
  const isDecided = results !== null && results.champion !== null;
  return (
    <Stack>
      <Figures
        figures={[
          ['Points', total],
          ...(chances === undefined ? [] : [['Expected points', fixed(expectTable(prediction, chances), 1)] as const]),
          ['Exact places', exactPlaces],
          ['Postseason clubs', postseasonClubs],
          ['Champion', champion, isDecided && (isChampion ? `, ${tablePoints.champion} points` : ', no points')],
        ]}
      />
      <Grid columns="wide">
        {prediction.divisions.map(({ divisionId, clubs: order }) => (
          <Card key={divisionId}>
            <PlainTable
              caption={names.get(divisionId)}
              isCaptionShown
              columns={columnsOf(chances)}
              rows={order.flatMap((clubId) => {
                const [club, points] = [clubs.get(clubId), pointsOf.get(clubId)];
                return club && points ? [{ club, points }] : [];
              })}
              rowKey={({ club }) => club.id}
              isSortable={false}
              scrollLabel={null}
              className={styles.table}
            />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

/** '2026 · Open through April 4 (US Eastern time)', or how far the season is. */
export function describeTable(contest: Contest | null): string {
  if (contest === null) return 'Not open yet';
  const { season, closesAt, isOpen, isFinal } = contest;
  const { monthAndDay } = dateParts(dayInZone(closesAt - 1, leagueZone));
  if (isOpen) return `${season} · Open through ${monthAndDay} (US Eastern time)`;
  return `${season} · ${isFinal ? 'Final points' : 'Points if the season ended today'}`;
}

/** 'now 3rd · 1 point': the points if the season ended today. Both places are 1-based. */
export function describeNow(place: number, actualPlace: number): string {
  return `now ${ordinal(actualPlace)} · ${formatPoints(placePoints(place, actualPlace))}`;
}
