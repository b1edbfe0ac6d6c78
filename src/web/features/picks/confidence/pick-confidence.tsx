import { lazy, Suspense } from 'react';
import type { OwnPick } from '#contract/predictions.ts';
import { useSession } from '../../../api/queries/session.ts';
import styles from './pick-confidence.module.css';

const ConfidenceSlider = lazy(async () => ({ default: (await import('./confidence-slider.tsx')).ConfidenceSlider }));

/** The slider below a saved pick, for users who have enabled it. Its place is kept free until it is loaded. */
export function PickConfidence({ pick }: { pick: OwnPick }) {
  const { user } = useSession();
  if (user?.usesConfidence !== true) return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <ConfidenceSlider key={pick.winnerId} pick={pick} userId={user.id} />
      </Suspense>
    </div>
  );
}
