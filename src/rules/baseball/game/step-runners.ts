import type { GameEventOf, RunnerMove } from './event.ts';
import type { Base, Bases, LineScoreInning, Side, ScoringPlay } from './model.ts';
import { battingSideOf, emptyBases, type Progress } from './progress.ts';

const baseNames = { 1: 'first', 2: 'second', 3: 'third' } as const satisfies Record<Base, keyof Bases>;

export function baseName(base: Base): keyof Bases {
  return baseNames[base];
}

const clearStartBases = (bases: Bases, moves: RunnerMove[]): Bases => {
  const movers = new Set(moves.map((move) => move.runnerId));
  const left = new Set(moves.flatMap((move) => (move.from ? [baseName(move.from)] : [])));
  const after = (base: keyof Bases): number | null => {
    const runner = bases[base];
    return runner === null || movers.has(runner) || left.has(base) ? null : runner;
  };
  return { first: after('first'), second: after('second'), third: after('third') };
};

/** All runners leave their bases before any of them reaches one, so that no runner replaces another by mistake. */
const advance = (bases: Bases, moves: RunnerMove[]): Bases => {
  const after = clearStartBases(bases, moves);
  for (const { runnerId, from, to, isOut } of moves) {
    const base = to ?? from;
    if (!isOut && base !== null && base !== 'home') after[baseName(base)] = runnerId;
  }
  return after;
};

const addRuns = (innings: LineScoreInning[], number: number | null, side: Side, runs: number): LineScoreInning[] =>
  innings.map((each) => (each.number === number ? { ...each, [side]: (each[side] ?? 0) + runs } : each));

const score = (game: Progress, runs: number): Progress => {
  const side = battingSideOf(game.half);
  const totals = { ...game.totals, [side]: { ...game.totals[side], runs: game.totals[side].runs + runs } };
  return {
    ...game,
    totals,
    lineScore: addRuns(game.lineScore, game.inning, side, runs),
    scoringNotes: game.lastNote ? [...game.scoringNotes, game.lastNote.text] : game.scoringNotes,
    current: game.current && {
      ...game.current,
      isScoring: true,
      away: totals.away.runs,
      home: totals.home.runs,
    },
  };
};

const withOuts = (game: Progress, outs: number): Progress => ({
  ...game,
  outs,
  current: game.current && { ...game.current, outs },
});

export function moveRunners(before: Progress, { moves }: GameEventOf<'runners'>): Progress {
  const outs = Math.min(3, before.outs + moves.filter((move) => move.isOut).length);
  const runs = moves.filter((move) => move.to === 'home' && !move.isOut).length;
  // a third out empties the bases even if the plate appearance has not ended
  const bases = outs === 3 ? emptyBases : advance(before.bases, moves);
  const game = withOuts({ ...before, bases }, outs);
  return runs > 0 ? withScoringPlay(score(game, runs)) : game;
}

export function placeRunner(game: Progress, { runnerId, base }: GameEventOf<'placedRunner'>): Progress {
  return {
    ...game,
    hasPlacedRunner: true,
    bases: { ...game.bases, [baseName(base)]: runnerId },
  };
}

export function report(before: Progress, { outs, bases, away, home }: GameEventOf<'reported'>): Progress {
  const side = battingSideOf(before.half);
  const runs = (side === 'away' ? away : home) - before.totals[side].runs;
  const game = withOuts({ ...before, bases }, outs);
  return runs > 0 ? withScoringPlay(score(game, runs)) : game;
}

/**
 * The current plate appearance as a scoring play. Runs that score before it ends (a wild pitch, a steal of home) are
 * described at once by their notes; the result is appended later.
 */
const scoringPlayOf = (game: Progress): ScoringPlay | null => {
  const { current, scoringNotes, lastNote } = game;
  if (!current?.isScoring) return null;
  const { index, inning, half, away, home } = current;
  const descriptions = [...new Set([...scoringNotes, current.description])].filter(
    (description) => description !== null,
  );
  if (current.event === null && descriptions.length === 0) return null;
  return {
    index,
    inning,
    half,
    event: current.event ?? lastNote?.event ?? 'Run',
    description: descriptions.join(' ') || null,
    away,
    home,
  };
};

/** Adds the current plate appearance to the scoring plays, or replaces its entry. */
export function withScoringPlay(game: Progress): Progress {
  const play = scoringPlayOf(game);
  if (!play) return game;
  return { ...game, scoringPlays: [...game.scoringPlays.filter((each) => each.index !== play.index), play] };
}
