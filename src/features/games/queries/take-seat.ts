/** An HTTP/1.1 server gets six connections of a browser: two remain for pages and their data. */
const seats = ['stream 1', 'stream 2', 'stream 3', 'stream 4'];

/**
 * Waits for one of the seats that all tabs of this browser share, and reports when this tab gets it or loses it. Returns a function that
 * gives it back.
 */
export function takeSeat(onSeat: (hasSeat: boolean) => void): () => void {
  return navigator.locks === undefined ? takeNewestSeat(onSeat) : takeLock(navigator.locks, onSeat);
}

function takeLock(locks: LockManager, onSeat: (hasSeat: boolean) => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let leave = () => {};
  const sit = () => {
    // another seat was free too
    if (signal.aborted) return undefined;
    waiting.abort();
    onSeat(true);
    return new Promise<void>((resolve) => (leave = resolve));
  };
  // a browser that refuses its storage refuses locks too
  for (const seat of seats) void locks.request(seat, { signal }, sit).catch(sit);
  return () => {
    waiting.abort();
    leave();
  };
}

/** On plain HTTP of another host there are no locks: each tab counts those that came later, and the newest four have the seats. */
function takeNewestSeat(onSeat: (hasSeat: boolean) => void): () => void {
  const id = Math.random();
  const later = new Set<number>();
  const channel = new BroadcastChannel('streams');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  const report = (isSeated: boolean) => channel.postMessage([id, isSeated]);
  let hasSeat = true;
  channel.addEventListener('message', ({ data: [other, isSeated] }: MessageEvent<[number, boolean]>) => {
    if (isSeated) later.add(other);
    else later.delete(other);
    const hadSeat = hasSeat;
    hasSeat = later.size < seats.length;
    if (hasSeat !== hadSeat) onSeat(hasSeat);
  });
  report(true);
  onSeat(true);
  return () => {
    report(false);
    channel.close();
  };
}
