import { AppError } from '#server/http/errors/app-error.ts';

type Work<T> = () => Promise<T>;

/** Runs work at most `atOnce` at a time, in order. Refuses more than `waiting` in line. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];

  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: Work<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (line.length >= waiting)
        throw new AppError('busy', 'Too many people are signing in. Please try again shortly.');
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
