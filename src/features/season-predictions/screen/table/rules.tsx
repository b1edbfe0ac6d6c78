import { tablePoints } from '../../rules/score-table.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';

const { exactPlace, onePlaceOff, postseasonClub, champion } = tablePoints;

/** The points of the table in one paragraph. */
export function Rules() {
  return (
    <Note>
      Order the clubs of each division, choose three wild cards per league and the champion. A club in its exact place
      is worth {exactPlace} points, one place off {onePlaceOff}, a postseason club {postseasonClub}, and the champion{' '}
      {champion}. Other users see your prediction after the deadline.{' '}
      <Link to={paths.faq('season-predictions')}>How season predictions work</Link>
    </Note>
  );
}
