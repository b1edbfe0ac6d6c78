import { PgDatabase } from 'drizzle-orm/pg-core';

const place = /(src\/(?!.*testing)[^\s():?]+\.ts)[^\s():]*:(\d+:\d+)/;
const methods = ['select', 'insert', 'update', 'delete', '$count'];
const prototype: object = PgDatabase.prototype;

/** Records, per source file, the places of the calls of the query builder, until `stop` is called. */
export function recordBuilderCalls(): { calls: Map<string, Set<string>>; stop: () => void } {
  const calls = new Map<string, Set<string>>();
  const originals = methods.map((method) => [method, Reflect.getOwnPropertyDescriptor(prototype, method)] as const);
  for (const [method, descriptor] of originals) {
    const original: unknown = descriptor?.value;
    if (typeof original !== 'function') throw new TypeError(`The query builder has no method ${method}`);
    const value = function record(this: unknown, ...values: unknown[]): unknown {
      const [, file = '', position = ''] = place.exec(new Error(method).stack ?? '') ?? [];
      calls.set(file, (calls.get(file) ?? new Set()).add(position));
      return Reflect.apply(original, this, values);
    };
    Object.defineProperty(prototype, method, { ...descriptor, value });
  }
  const stop = () => {
    for (const [method, descriptor] of originals) Object.defineProperty(prototype, method, descriptor ?? {});
  };
  return { calls, stop };
}
