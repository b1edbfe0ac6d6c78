import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A part of a page whose code is loaded apart, before it is shown (`load`) or when it is. One that has arrived renders at once: `lazy`
 * would render nothing first, and what is below would move.
 */
export function laterPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | null = null;
  const load = async () => (arrived ??= await importPart());
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  function LaterPart(props: Props) {
    const [Part] = useState(() => arrived ?? Lazy);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LaterPart, { load });
}
