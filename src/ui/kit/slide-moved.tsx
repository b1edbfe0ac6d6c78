import { type ComponentType, lazy, Suspense } from 'react';
import type { MovedPartsProps } from './moved-parts.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Without its code, as after a lost connection, parts change their places at once. */
const nothing: { MovedParts: ComponentType<MovedPartsProps> } = { MovedParts: () => <></> };
const MovedParts = lazy(async () => ({ default: (await import('./moved-parts.tsx').catch(() => nothing)).MovedParts }));

/** Lets parts of a page slide to their new places when their order changes while the page is open. */
export function SlideMoved(props: MovedPartsProps) {
  return (
    useIsHydrated() && (
      <Suspense>
        <MovedParts {...props} />
      </Suspense>
    )
  );
}
