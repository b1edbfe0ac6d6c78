import { AppError } from '#platform/http/errors/app-error.ts';

type Work<T> = () => Promise<T>;

/**
 * Runs at most `atOnce` pieces of work at a time, in order, but urgent ones before others. Throws `AppError` if more than
 * `waiting` are queued.
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queued: { urgent: (() => void)[]; others: (() => void)[] } = { urgent: [], others: [] };

  function startNext(): void {
    const next = queued.urgent.shift() ?? queued.others.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: Work<T>, isUrgent = false): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      const line = isUrgent ? queued.urgent : queued.others;
      if (line.length >= waiting)
        throw new AppError('busy', 'Too many people are signing in. Please try again shortly.');
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
