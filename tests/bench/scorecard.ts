import { brotliCompressSync, constants } from 'node:zlib';
import { createLeague } from '#league/create-league.ts';
import { liveFeed } from '#league/wire/game/live-feed.ts';
import { fold } from '#domain/game/fold.ts';
import { scorecardAt } from '#domain/scorecard/scorecard-at.ts';
import { toGameLog } from '#server/statsapi/live/to-game-log.ts';
import { wireFeed } from '#server/statsapi/live/wire-feed.ts';
import { percentile } from './measure/percentile.ts';

/** Measures the scorecard of simulated games: time, ratio to folding the same game, and bytes compared with the events. */
const rounds = 60;
const league = createLeague({ seed: 'scorecard', openingDay: '2026-03-26' });
const logs = league.games(1, '2026-05-02').flatMap((game) => {
  const played = league.play(game.gamePk);
  if (!played) return [];
  return [toGameLog(wireFeed.parse(liveFeed(league, game, played, played.endedAt + 60_000)))];
});

const timesOf = (work: (log: (typeof logs)[number]) => unknown): number[] =>
  Array.from({ length: rounds }, () => logs.map((log) => time(() => work(log)))).flat();

// the second measurement of each is without compilation
timesOf((log) => [fold(log, Infinity), scorecardAt(log)]);
const folds = timesOf((log) => fold(log, Infinity));
const cards = timesOf((log) => scorecardAt(log));
const ratio = percentile(cards, 50) / percentile(folds, 50);
const pitches = logs.map(({ events }) => events.filter(({ type }) => type === 'pitch').length);

process.stdout.write(
  [
    `${logs.length} games of ${Math.min(...pitches)} to ${Math.max(...pitches)} pitches, ${rounds} times each:`,
    `  scorecard: ${describe(cards)}`,
    `  fold:      ${describe(folds)}`,
    `  ratio of the medians: ${ratio.toFixed(2)}`,
    `  scorecard as JSON, median: ${bytes(logs.map((log) => JSON.stringify(scorecardAt(log))))}`,
    `  events as JSON, median:    ${bytes(logs.map((log) => JSON.stringify(log)))}`,
    '',
  ].join('\n'),
);

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function describe(times: number[]): string {
  return `median ${percentile(times, 50).toFixed(3)} ms, p99 ${percentile(times, 99).toFixed(3)} ms`;
}

function bytes(bodies: string[]): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const packed = bodies.map((body) => brotliCompressSync(body, { params }).byteLength);
  const whole = bodies.map((body) => Buffer.byteLength(body));
  return `${percentile(whole, 50)} B, ${percentile(packed, 50)} B in brotli`;
}
