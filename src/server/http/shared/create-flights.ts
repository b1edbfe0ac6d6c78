/**
 * Returns a function that runs work once for simultaneous calls with the same key. A failure, or a result that may not be shared,
 * belongs to the call that ran the work; the others then run their own.
 */
export function createFlights<T>(isShareable: (result: T) => boolean) {
  const flights = new Map<string, Promise<T>>();

  async function start(key: string, work: () => Promise<T>): Promise<T> {
    const flight = work();
    flights.set(key, flight);
    try {
      return await flight;
    } finally {
      flights.delete(key);
    }
  }

  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const running = flights.get(key);
    if (running === undefined) return start(key, work);
    const result = await running.catch(() => null);
    return result !== null && isShareable(result) ? result : work();
  };
}
