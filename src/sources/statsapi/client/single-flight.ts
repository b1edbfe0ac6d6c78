export type SingleFlight<T> = (key: string, start: () => Promise<T>) => Promise<T>;

/**
 * Concurrent calls with the same key share one run. If its error concerns only the caller who started it, such as an exceeded
 * share of the rate limit, each other caller runs again.
 */
export function createSingleFlight<T>(isOfStarter: (error: unknown) => boolean): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();

  return function share(key, start): Promise<T> {
    const under = flights.get(key);
    if (under !== undefined)
      return under.catch((error: unknown) => (isOfStarter(error) ? share(key, start) : Promise.reject(error)));
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
