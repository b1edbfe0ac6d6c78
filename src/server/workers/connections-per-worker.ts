/** Connections of all workers together that a PostgreSQL server accepts by default, with a reserve for commands of the operator. */
const allConnections = 90;

/** The number of database connections in the pool of a worker, 3 to 12. Each worker has one more for its leases. */
export function connectionsPerWorker(workers: number): number {
  return Math.max(3, Math.min(12, Math.floor(allConnections / workers) - 1));
}
