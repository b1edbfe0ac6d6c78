import { AppError } from '#server/http/errors/app-error.ts';

type Work<T> = () => Promise<T>;

/** Runs at most `atOnce` pieces of work at a time, in order. Throws `AppError` if more than `waiting` are queued. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queued: (() => void)[] = [];

  function startNext(): void {
    const next = queued.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: Work<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (queued.length >= waiting)
        throw new AppError('busy', 'Too many people are signing in. Please try again shortly.');
      await new Promise<void>((resolve) => queued.push(resolve));
    }
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
