export type SingleFlight<T> = (key: string, start: () => Promise<T>) => Promise<T>;

/** Concurrent calls with the same key share one run. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, start) => {
    const under = flights.get(key);
    if (under !== undefined) return under;
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
