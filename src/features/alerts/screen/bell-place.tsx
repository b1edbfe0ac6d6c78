import { type ComponentType, lazy, Suspense } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { BellProps } from './alert-bell.tsx';
import styles from './bell-place.module.css';

const none = { AlertBell: () => null };
const AlertBell = lazy<ComponentType<BellProps>>(async () => ({
  default: (await import('./alert-bell.tsx').catch(() => none)).AlertBell,
}));

/** The place of a bell. Its code and style are loaded after hydration, so that the HTML of many cards stays small. `isLarge`: not in the head of a card */
export function BellPlace({ isLarge, ...bell }: BellProps & { isLarge?: boolean }) {
  const isHydrated = useIsHydrated();
  return (
    <span className={classNames(styles.place, isLarge && styles.large)}>
      {isHydrated && (
        <Suspense>
          <AlertBell {...bell} />
        </Suspense>
      )}
    </span>
  );
}
