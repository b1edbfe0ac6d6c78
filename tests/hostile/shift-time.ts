/** Loaded before the application: each SIGUSR2 moves its clocks forward, so that cached responses are no longer fresh. */
const shiftMs = 11 * 60_000;
let shifted = 0;

const [readDate, readMonotonic] = [Date.now, performance.now.bind(performance)];
Date.now = () => readDate() + shifted;
performance.now = () => readMonotonic() + shifted;

process.on('SIGUSR2', () => {
  shifted += shiftMs;
});
