import { lazy, type ComponentType } from 'react';

/**
 * A component with code of its own. After `preload` it renders without suspending: a part that suspends while the page hydrates is
 * removed by the first update and appears again.
 */
export function createLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: { default: ComponentType<Props> } | null = null;
  async function loadModule() {
    loaded ??= { default: await load() };
    return loaded;
  }
  const Part = lazy(() => (loaded === null ? loadModule() : createResolved(loaded)));
  return {
    Part,
    preload: async () => {
      await loadModule();
    },
  };
}

/** A promise that calls back at once. React then has the value in the same render; a native promise calls back later. */
function createResolved<T>(value: T): Promise<T> {
  const promise = Promise.resolve(value);
  // oxlint-disable-next-line unicorn/no-thenable -- replaces the method of a promise
  return Object.defineProperty(promise, 'then', { value: (resolve: (value: T) => void) => resolve(value) });
}
