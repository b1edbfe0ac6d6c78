import type { GameEventOf } from './event.ts';
import type { Half, InningState, LineScoreInning, MissingPlays, Totals } from './model.ts';
import { battingSideOf, type Progress } from './progress.ts';

type OfficialFigures = GameEventOf<'officialFigures'>;

const sum = (one: Totals, other: Totals): Totals => ({
  runs: one.runs + other.runs,
  hits: one.hits + other.hits,
  errors: one.errors + other.errors,
});

const halfOfState = (state: InningState | null): Half | null => {
  if (state === null) return null;
  return state === 'Top' || state === 'Middle' ? 'top' : 'bottom';
};

const withRuns = ({ lineScore }: Progress, { inning, half, added }: OfficialFigures): LineScoreInning[] => {
  if (half === null) return lineScore;
  const side = battingSideOf(half);
  return lineScore.map((each) =>
    each.number === inning ? { ...each, [side]: (each[side] ?? 0) + added[side].runs } : each,
  );
};

const isSame = (one: MissingPlays, other: MissingPlays): boolean =>
  one.inning === other.inning && one.half === other.half;

/** After missing plays, the batter who comes up next is unknown. */
const withoutBatter = ({ lastBatted }: Progress, half: Half | null): Progress['lastBatted'] =>
  half === null ? { away: null, home: null } : { ...lastBatted, [battingSideOf(half)]: null };

/** Adds what the official figures of the current half-inning have besides its plays. */
export function addOfficialFigures(game: Progress, event: OfficialFigures): Progress {
  const { inning, half, added, situation, isMissing } = event;
  const place = { inning, half };
  const known = game.missingPlays.filter((each) => !isSame(each, place));
  return {
    ...game,
    ...situation,
    half: half ?? halfOfState(situation?.inningState ?? null) ?? game.half,
    lineScore: withRuns(game, event),
    totals: { away: sum(game.totals.away, added.away), home: sum(game.totals.home, added.home) },
    ...(isMissing && { lastBatted: withoutBatter(game, half), missingPlays: [...known, place] }),
  };
}
