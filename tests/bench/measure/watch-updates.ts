/** Times in ms: from an event to the paint of the change that it caused, and the durations of tasks over 50 ms. */
export type Updates = { paints: number[]; longTasks: number[] };

declare global {
  var updates: Updates;
}

/**
 * Runs in the page before its scripts, without access to this module. Measures from each event of a live stream, each tap or each key to
 * the first paint after a change of the document or of a choice. An event without a change within a second is not counted.
 */
export function watchUpdates(): void {
  globalThis.updates = { paints: [], longTasks: [] };
  const waiting: { at: number; isPainting: boolean }[] = [];
  const begin = (event: Event) => waiting.push({ at: event.timeStamp, isPainting: false });
  const isRecent = ({ at }: { at: number }) => performance.now() - at < 1000;
  const finish = () => {
    const changed = waiting.splice(0).filter(isRecent);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      // the first task after the frame: it has been painted
      channel.port1.addEventListener('message', () => {
        for (const { at } of changed) globalThis.updates.paints.push(performance.now() - at);
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  };
  const Stream = globalThis.EventSource;
  globalThis.EventSource = class extends Stream {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('delta', begin);
    }
  };
  for (const kind of ['pointerdown', 'keydown', 'replay']) addEventListener(kind, begin, true);
  const finishOne = () => waiting.length > 0 && finish();
  // a tab may change styles only
  addEventListener('change', finishOne, true);
  const observer = new MutationObserver(finishOne);
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.updates.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
