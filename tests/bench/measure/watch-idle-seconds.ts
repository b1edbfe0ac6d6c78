import { cpus } from 'node:os';

/** The bench and the application use a tenth of two cores; above this share other programs are running. */
const idleMaxShare = 0.25;

function cpuTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  return { idle, all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}

/**
 * Watches the load of the machine every second. The returned function ends the watch and returns a predicate: whether the
 * machine was idle at a time (epoch ms), judged only by its load.
 */
export function watchIdleSeconds(): () => (at: number) => boolean {
  const idleSeconds = new Map<number, boolean>();
  let before = cpuTimes();
  const timer = setInterval(() => {
    const now = cpuTimes();
    const share = 1 - (now.idle - before.idle) / (now.all - before.all);
    idleSeconds.set(Math.floor(Date.now() / 1000) - 1, share < idleMaxShare);
    before = now;
  }, 1000);
  return () => {
    clearInterval(timer);
    return (at) =>
      idleSeconds.get(Math.floor(at / 1000)) === true && idleSeconds.get(Math.floor(at / 1000) - 1) === true;
  };
}
