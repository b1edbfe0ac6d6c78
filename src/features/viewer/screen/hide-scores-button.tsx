import { lazy, Suspense } from 'react';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';

// without a connection, it does not say whose
const unnamed = { HiddenClubs: () => 'Scores are hidden' };
const HiddenClubs = lazy(async () => ({
  default: (await import('./hidden-clubs.tsx').catch(() => unnamed)).HiddenClubs,
}));

/** `text`: instead of the name, which shows whether scores are hidden; `isShort`: for a place beside other buttons */
type Props = { className: string | undefined; text?: string; isShort?: boolean };

/** Opens the choice of the scores that are hidden. */
export function HideScoresButton({ className, text, isShort = false }: Props) {
  const isHiding = useIsHydrated() && viewerStore.hidesScores();
  const name = text ?? (isHiding ? 'Scores are hidden' : 'Hide scores');
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={isShort ? name : undefined}
      data-on={isHiding || undefined}
      data-opens="scores"
    >
      {isShort && (isHiding ? 'Hidden' : 'Scores')}
      {!isShort &&
        (isHiding && text === undefined ? (
          <Suspense fallback={name}>
            <HiddenClubs />
          </Suspense>
        ) : (
          name
        ))}
    </button>
  );
}
