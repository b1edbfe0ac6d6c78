import { type Bus, NoAnswer, type Service, type Stored, type Topic } from '../bus.ts';

type Listener = (value: unknown) => void;

/** A bus between parts of one process that stand for the processes of a site. Values are passed on as they are. */
export function createLocalBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const stored = new Map<string, Map<string, Stored<unknown>[]>>();
  const answers = new Map<string, (question: unknown) => Promise<unknown>>();
  let lastNumber = 0;

  const keysOf = (name: string) => {
    const keys = stored.get(name) ?? new Map<string, Stored<unknown>[]>();
    stored.set(name, keys);
    return keys;
  };
  const call = (subject: string, value: unknown) => {
    for (const listener of listeners.get(subject) ?? []) listener(value);
  };

  return {
    publish({ name, kept }, key, value, after) {
      if (kept === 0) {
        call(`${name} ${key}`, value);
        return Promise.resolve(0);
      }
      const keys = keysOf(name);
      const before = keys.get(key) ?? [];
      if (after !== undefined && after !== (before.at(-1)?.number ?? 0)) return Promise.resolve(null);
      lastNumber += 1;
      keys.set(key, [...before, { value, number: lastNumber }].slice(-kept));
      call(`${name} ${key}`, value);
      return Promise.resolve(lastNumber);
    },
    subscribe<T>({ name }: Topic<T>, key: string, listener: (value: T) => void) {
      const subject = `${name} ${key}`;
      const all = listeners.get(subject) ?? new Set();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a topic has one type
      const added: Listener = (value) => listener(value as T);
      listeners.set(subject, all.add(added));
      return () => {
        all.delete(added);
        if (all.size === 0) listeners.delete(subject);
      };
    },
    replay<T>({ name }: Topic<T>, key: string) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a topic has one type
      return Promise.resolve((keysOf(name).get(key) ?? []) as Stored<T>[]);
    },
    forget({ name }, key, through) {
      const keys = keysOf(name);
      const later = (keys.get(key) ?? []).filter(({ number }) => number > through);
      if (later.length === 0) keys.delete(key);
      else keys.set(key, later);
      return Promise.resolve();
    },
    async ask<Q, A>({ name }: Service<Q, A>, question: Q) {
      const answer = answers.get(name);
      if (answer === undefined) throw new NoAnswer(`No process answers ${name}`, { isUnheard: true });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a service has one type
      return (await answer(question)) as A;
    },
    answer<Q, A>({ name }: Service<Q, A>, answer: (question: Q) => Promise<A>) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a service has one type
      const added = (question: unknown) => answer(question as Q);
      answers.set(name, added);
      return () => {
        if (answers.get(name) === added) answers.delete(name);
      };
    },
    close: () => Promise.resolve(),
  };
}
