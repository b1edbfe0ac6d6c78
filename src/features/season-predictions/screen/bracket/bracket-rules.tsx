import { rounds } from '#rules/baseball/postseason/series.ts';
import { seriesPoints } from '../../rules/score-bracket.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';

const points = rounds.map((round) => seriesPoints[round]);

/** The points of the bracket in one paragraph. */
export function BracketRules() {
  return (
    <Note>
      Choose the winner of every series, from the wild cards to the World Series. A correct series is worth{' '}
      {points.slice(0, -1).join(', ')} or {points.at(-1)} points by its round. Other users see your bracket after the
      first lock of the postseason. <Link to={paths.faq('season-predictions')}>How season predictions work</Link>
    </Note>
  );
}
