import { isUnplayedHalf } from './predicates.ts';
import type { GameView, Side } from './model.ts';

const inWords = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What stands in one field of the line score: runs, 'X' for a home half that was not needed, nothing when unplayed. */
export function lineScoreField(view: GameView, inning: number, side: Side): string {
  const runs = view.lineScore.find((each) => each.number === inning)?.[side] ?? null;
  if (runs !== null) return String(runs);
  return isUnplayedHalf(view, inning, side) ? 'X' : '';
}

/** The innings that a line score shows: nine as specified (or as scheduled), and as many more as were played. */
export function lineScoreInnings(view: Pick<GameView, 'lineScore' | 'scheduledInnings'>): number[] {
  const last = Math.max(view.scheduledInnings, view.lineScore.at(-1)?.number ?? 0);
  return Array.from({ length: last }, (_, place) => place + 1);
}

const describeSide = (view: GameView, side: Side): string => {
  const { runs, hits, errors } = view.totals[side];
  const totals = [inWords(runs, 'run', 'runs'), inWords(hits, 'hit', 'hits'), inWords(errors, 'error', 'errors')].join(
    ', ',
  );
  const innings = view.lineScore.map(({ number }) => lineScoreField(view, number, side) || 'to play').join(' ');
  return `${view.teams[side].shortName}: ${totals}${innings ? `; by inning ${innings}` : ''}.`;
};

/** The line score in words: 'Rangers: 2 runs, 3 hits, 0 errors; by inning 0 1 0 0 0 0 1. …'. */
export function describeLineScore(view: GameView): string {
  return `${describeSide(view, 'away')} ${describeSide(view, 'home')}`;
}
