import type { TableContest, Contest } from '#features/season-predictions/contract.ts';
import {
  type ClubPoints,
  scoreTable,
  tablePoints,
  placePoints,
} from '#features/season-predictions/rules/check-table.ts';
import type { TablePrediction } from '#features/season-predictions/rules/table-shapes.ts';
import { formatPoints } from '#features/season-predictions/screen/board-screen.tsx';
import { Figures } from '#features/season-predictions/screen/prediction-view.tsx';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dateParts, dayInZone, leagueZone } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from '#features/season-predictions/screen/table-scores.module.css';

type TableScoresProps = { contest: Pick<TableContest, 'field' | 'results'>; prediction: TablePrediction };

const noResults = { divisions: [], postseason: [], champion: null };

/** Points are green as soon as there are any. */
const Points = ({ points }: { points: number }) => <span data-scored={points > 0 || undefined}>{points}</span>;

const columns: readonly Column<{ club: { id: number; shortName: string }; points: ClubPoints }>[] = [
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

/** A prediction of the table with the place and the points so far of each club. */
export function TableScores({ contest: { field, results }, prediction }: TableScoresProps) {
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
              columns={columns}
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
