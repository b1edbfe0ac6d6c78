import type { TableContest } from '../../contract.ts';
import { type ClubPoints, scoreTable, tablePoints, type TableScore } from '../../rules/score-table.ts';
import type { TablePrediction } from '../../rules/table-shapes.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Card } from '#ui/card.tsx';
import { formatPlace } from './describe-table.ts';
import styles from './table-scores.module.css';

type TableScoresProps = { contest: Pick<TableContest, 'field' | 'results'>; prediction: TablePrediction };

const noResults = { divisions: [], postseason: [], champion: null };

function Figures({ score, champion, isDecided }: { score: TableScore; champion: string; isDecided: boolean }) {
  const { total, exactPlaces, postseasonClubs, isChampion } = score;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Points</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>Exact places</dt>
        <dd>{exactPlaces}</dd>
      </div>
      <div>
        <dt>Postseason clubs</dt>
        <dd>{postseasonClubs}</dd>
      </div>
      <div>
        <dt>Champion{isDecided && (isChampion ? `, ${tablePoints.champion} points` : ', no points')}</dt>
        <dd>{champion}</dd>
      </div>
    </dl>
  );
}

function ClubRow({ club, points }: { club: { id: number; shortName: string }; points: ClubPoints }) {
  const { place, actualPlace, placePoints, postseasonPoints } = points;
  return (
    <tr>
      <td className={styles.place}>{place}</td>
      <th scope="row">
        <span className={styles.club}>
          <Emblem teamId={club.id} size={22} />
          {club.shortName}
        </span>
      </th>
      <td>{actualPlace === null ? '–' : formatPlace(actualPlace)}</td>
      <td data-scored={placePoints > 0 || undefined}>{placePoints}</td>
      <td data-scored={(postseasonPoints ?? 0) > 0 || undefined}>
        {postseasonPoints ?? <span className="visually-hidden">not chosen</span>}
      </td>
    </tr>
  );
}

/** A prediction of the table with the place and the points so far of each club. */
export function TableScores({ contest: { field, results }, prediction }: TableScoresProps) {
  const score = scoreTable(prediction, results ?? noResults);
  const clubs = new Map(field.divisions.flatMap((division) => division.clubs.map((club) => [club.id, club] as const)));
  const pointsOf = new Map(score.clubs.map((points) => [points.clubId, points]));
  const names = new Map(field.divisions.map(({ divisionId, name }) => [divisionId, name]));
  const champion = clubs.get(prediction.champion)?.shortName ?? '–';
  return (
    <div className={styles.scores}>
      <Figures score={score} champion={champion} isDecided={results !== null && results.champion !== null} />
      <div className={styles.divisions}>
        {prediction.divisions.map(({ divisionId, clubs: order }) => (
          <Card key={divisionId}>
            <table className={styles.table}>
              <caption>{names.get(divisionId)}</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">Predicted place</span>
                  </th>
                  <th scope="col">Club</th>
                  <th scope="col">Now</th>
                  <th scope="col">Place</th>
                  <th scope="col">Postseason</th>
                </tr>
              </thead>
              <tbody>
                {order.map((clubId) => {
                  const club = clubs.get(clubId);
                  const points = pointsOf.get(clubId);
                  return club && points && <ClubRow key={clubId} club={club} points={points} />;
                })}
              </tbody>
            </table>
          </Card>
        ))}
      </div>
    </div>
  );
}
