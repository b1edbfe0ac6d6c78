import type { GameView } from '#rules/baseball/game/model.ts';
import { hideRecords } from '#rules/viewer/hide-result.ts';
import { decodeDelta, diffViews, encodeDelta, type GameDelta } from './delta.ts';

type Path = GameDelta[number];

const noGame = { wins: 0, losses: 0 };

/** The places of the records of both clubs and of the series in a packed view. */
function pathsOf(view: GameView): Path[] {
  const plain = { ...hideRecords(view), series: null };
  const { away, home } = plain.teams;
  const shown: GameView[] = [
    { ...plain, teams: { away: { ...away, record: noGame }, home } },
    { ...plain, teams: { away, home: { ...home, record: noGame } } },
    { ...plain, series: 'A series' },
  ];
  return shown.flatMap((each) => diffViews(plain, each) ?? []).map((change) => change.slice(0, -1));
}

/** Whether a change is inside a place, or replaces what contains it. The last entry of a change is its value. */
const isAt = (change: Path, path: Path): boolean =>
  change.slice(0, -1).every((key, place) => place >= path.length || key === path[place]);

/**
 * Returns a function that removes from an encoded delta of a game what `hideRecords` leaves out. The rest can be empty. `view`: any
 * view of the game. The function throws `UnreadablePacking` or `SyntaxError` when its argument is not a delta.
 */
export function createRecordFilter(view: GameView): (delta: string) => string {
  const paths = pathsOf(view);
  return (delta) => encodeDelta(decodeDelta(delta).filter((change) => !paths.some((path) => isAt(change, path))));
}
