import { setTimeout as sleep } from 'node:timers/promises';

/** Calls `work` at a fixed rate until `end` settles, without waiting for earlier calls; resolves to all results. */
export async function callAtRate<T>(
  perSecond: number,
  end: Promise<unknown>,
  work: (turn: number) => Promise<T>,
): Promise<T[]> {
  const running: Promise<T>[] = [];
  const began = performance.now();
  const isOver = end.then(
    () => true,
    () => true,
  );
  const isDue = (turn: number) =>
    sleep(Math.max(0, began + (turn * 1000) / perSecond - performance.now())).then(() => false);
  for (let turn = 0; !(await Promise.race([isOver, isDue(turn)])); turn++) running.push(work(turn));
  return Promise.all(running);
}
