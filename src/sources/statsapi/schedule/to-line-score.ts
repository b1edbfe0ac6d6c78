import type { GameView, InningState, Totals } from '#rules/baseball/game/model.ts';
import { isBetweenInnings } from '#rules/baseball/game/predicates.ts';
import type { WireLineScore } from './wire-line-score.ts';

type Situation = Pick<GameView, 'inning' | 'inningState' | 'balls' | 'strikes' | 'outs' | 'bases'>;

type LineScore = Situation & Pick<GameView, 'lineScore' | 'totals'>;

/** Runs by half-inning, totals and situation. The runs of a half-inning without play are null. */
export function toLineScore(wire: WireLineScore): LineScore {
  return {
    ...toSituation(wire),
    lineScore: wire.innings.map(({ num, away, home }) => ({
      number: num,
      away: away?.runs ?? null,
      home: home?.runs ?? null,
    })),
    totals: { away: toTotals(wire.teams?.away), home: toTotals(wire.teams?.home) },
  };
}

/** Between half-innings the upstream still sends the last batter's count and runners, which are reset here. */
export function toSituation(wire: WireLineScore): Situation {
  const { offense } = wire;
  const inningState = toInningState(wire.inningState);
  if (isBetweenInnings({ inningState })) {
    const bases = { first: null, second: null, third: null };
    return { inning: wire.currentInning ?? null, inningState, balls: 0, strikes: 0, outs: 3, bases };
  }
  const { balls = 0, strikes = 0 } = wire;
  // the count of a walk or strikeout remains until the next batter's first pitch
  const isOver = balls > 3 || strikes > 2;
  return {
    inning: wire.currentInning ?? null,
    inningState,
    balls: isOver ? 0 : balls,
    strikes: isOver ? 0 : strikes,
    outs: wire.outs ?? 0,
    bases: {
      first: offense?.first?.id ?? null,
      second: offense?.second?.id ?? null,
      third: offense?.third?.id ?? null,
    },
  };
}

const inningStates: readonly InningState[] = ['Top', 'Middle', 'Bottom', 'End'];

function toInningState(text: string | undefined): InningState | null {
  return inningStates.find((state) => state === text) ?? null;
}

function toTotals(wire: Partial<Totals> | undefined): Totals {
  return { runs: wire?.runs ?? 0, hits: wire?.hits ?? 0, errors: wire?.errors ?? 0 };
}
