import type { GameHeader } from '#domain/game/event.ts';
import type { InningState, Side, Totals } from '#domain/game/model.ts';
import type { WireFeed } from '../wire-feed.ts';

const inningStates: readonly InningState[] = ['Top', 'Middle', 'Bottom', 'End'];

/** Games that the league does not follow play by play still have a line score; the others' is made of their events. */
export function toReported({ liveData: { plays, linescore } }: WireFeed): GameHeader['reported'] {
  if (!linescore?.currentInning || (plays?.allPlays.length ?? 0) > 0) return null;
  const totals = (side: Side): Totals => {
    const told = linescore.teams?.[side];
    return { runs: told?.runs ?? 0, hits: told?.hits ?? 0, errors: told?.errors ?? 0 };
  };
  return {
    inning: linescore.currentInning,
    inningState: inningStates.find((state) => state === linescore.inningState) ?? null,
    balls: linescore.balls ?? 0,
    strikes: linescore.strikes ?? 0,
    outs: linescore.outs ?? 0,
    lineScore: linescore.innings.map(({ num, away, home }) => ({
      number: num,
      away: away?.runs ?? null,
      home: home?.runs ?? null,
    })),
    totals: { away: totals('away'), home: totals('home') },
  };
}
