import { unknownCount } from '../game/describe.ts';
import type { GameHeader } from '../game/event.ts';
import { stateAfter, type Checkpoints } from '../game/fold.ts';
import { isPerfect } from '../game/is-perfect.ts';
import type { NoHitter, Remaining, GameView, PlateAppearance } from '../game/model.ts';
import { hasStarted, isLive, isOfficialFigures, isOver } from '../game/predicates.ts';

/** What is known of a game at a moment: nothing that became known later. */
export type Instant = { view: GameView; plays: PlateAppearance[] };

const firstInningOfNoHitters = 6;

/** A no-hitter in progress or complete, from the sixth inning on. */
function noHitterAt({ inning, totals }: GameView, plays: readonly PlateAppearance[]): NoHitter | null {
  if (inning === null || inning < firstInningOfNoHitters) return null;
  const side = (['away', 'home'] as const).find((each) => totals[each === 'away' ? 'home' : 'away'].hits === 0);
  return side === undefined ? null : { side, isPerfect: isPerfect(plays, side) };
}

const hide = (count: number | null): number | null => (count === null ? null : unknownCount);

/** The rules that apply, without the counts. */
const withoutCounts = ({ challenges, replays, moundVisits }: Remaining): Remaining => ({
  challenges: hide(challenges),
  replays: hide(replays),
  moundVisits: hide(moundVisits),
});

/** A feed can lack the change of the status at the first pitch. */
const statusAt = (view: GameView): GameView['status'] =>
  hasStarted(view) && view.status.phase === 'open'
    ? { ...view.status, phase: 'live', text: 'In Progress', detail: null }
    : view.status;

/** The clubs without their records, which contain the result as soon as a game is over. */
const teamsAt = ({ status, teams }: GameHeader): GameView['teams'] =>
  isLive({ status }) ? teams : { away: { ...teams.away, record: null }, home: { ...teams.home, record: null } };

/**
 * The game after its first `count` events. The parts of the header that are only known as they are now are left out: what the
 * clubs have left, their records after the game, and the standing of the series after it.
 */
export function instantAfter(checkpoints: Checkpoints, count: number): Instant {
  const { header } = checkpoints.log;
  const { view, plays } = stateAfter(checkpoints, count);
  return {
    plays,
    view: {
      ...view,
      status: statusAt(view),
      teams: teamsAt(header),
      series: isOver(header) && !isOver(view) ? null : view.series,
      remaining: { away: withoutCounts(view.remaining.away), home: withoutCounts(view.remaining.home) },
      // without all plays, a hit can be unknown at this moment
      noHitter: checkpoints.log.events.some(isOfficialFigures) ? null : noHitterAt(view, plays),
    },
  };
}
