import { createCheckpoints, stateAfter } from '#domain/game/checkpoints.ts';
import type { GameLog } from '#domain/game/event.ts';
import { plateAppearances, fold } from '#domain/game/fold.ts';
import { randomGame } from '#domain/game/testing/random-game.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { percentile } from './measure/percentile.ts';

/** Measures jumps of a replay to random events of a long game, and the same states by folding from the start. */
const jumps = 2000;
const slowProcessor = 4;
const leastPitches = 350;

const log = findLongGame();
const pitches = countPitches(log);
const roll = seededRandom(1);
const { took: loading, result: checkpoints } = measure(() => createCheckpoints(log));
const counts = Array.from({ length: jumps }, () => Math.floor(roll() * (log.events.length + 1)));
const fromCheckpoints = counts.map((count) => measure(() => stateAfter(checkpoints, count)).took);
const fromStart = counts.map((count) => {
  const time = log.events[count - 1]?.at ?? -Infinity;
  return measure(() => [fold(log, time), plateAppearances(log, time)]).took;
});

process.stdout.write(
  [
    `a game of ${pitches} pitches and ${log.events.length} events, ${jumps} jumps:`,
    `  once, when the log is loaded: ${loading.toFixed(1)} ms`,
    `  view and plays from checkpoints: ${describe(fromCheckpoints)}`,
    `  folded from the start:           ${describe(fromStart)}`,
    `  ratio of the medians: ${(percentile(fromStart, 50) / percentile(fromCheckpoints, 50)).toFixed(1)}`,
    `  on a processor ${slowProcessor} times slower: p99 ${(slowProcessor * percentile(fromCheckpoints, 99)).toFixed(2)} ms (limit 16 ms)`,
    '',
  ].join('\n'),
);

function describe(times: number[]): string {
  return `median ${percentile(times, 50).toFixed(3)} ms, p99 ${percentile(times, 99).toFixed(3)} ms`;
}

function countPitches({ events }: GameLog): number {
  return events.filter(({ type }) => type === 'pitch').length;
}

/** A random game with a forecast, because its win probability takes longest. */
function findLongGame(): GameLog {
  for (let seed = 0; ; seed += 1) {
    const { header, events } = randomGame(seed, 30);
    const forecast = {
      homeWinProbability: 0.55,
      parts: { home: 0.14, clubs: 0.1, starters: -0.04 },
      runEnvironment: 0.1,
    };
    if (countPitches({ header, events }) >= leastPitches) return { header: { ...header, forecast }, events };
  }
}

function measure<T>(work: () => T): { took: number; result: T } {
  const start = performance.now();
  const result = work();
  return { took: performance.now() - start, result };
}
