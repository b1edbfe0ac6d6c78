import { Client, type Pool, type PoolClient } from 'pg';

/**
 * Closes every connection of the pool right after its query with this number was sent, also in the middle of a transaction,
 * as the death of the process would. The pool then opens no others. Returns a function that does so now, if it has not happened.
 */
export function dieAtQuery(pool: Pool, count: number): () => void {
  const clients = new Set<PoolClient>();
  let queries = 0;
  let isDead = false;

  function die(): void {
    if (isDead) return;
    isDead = true;
    void pool.end();
    for (const client of clients) if (client instanceof Client) void client.end();
  }

  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    client.query = new Proxy(client.query, {
      apply(query, self, parameters) {
        queries += 1;
        const result: unknown = Reflect.apply(query, self, parameters);
        if (queries === count) die();
        return result;
      },
    });
  });
  return die;
}
