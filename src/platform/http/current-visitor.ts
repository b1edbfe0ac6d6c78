import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string | null>();

/** The network of the client whose request is processed; null for work of the server. */
export function currentVisitor(): string | null {
  return storage.getStore() ?? null;
}

/** Runs work, and everything that it starts, on behalf of a visitor; null: of the server. */
export function runAsVisitor<T>(visitor: string | null, work: () => T): T {
  return storage.run(visitor, work);
}
