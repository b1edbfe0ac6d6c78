import type { OwnPick } from '../../contract/predictions.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { ConfidenceSlider } from './confidence-slider.tsx';
import styles from './confidence-slider.module.css';

/** The slider below a saved pick, for users who have enabled it. Its place is kept free until the confidence is loaded. */
export function PickConfidence({ pick }: { pick: OwnPick }) {
  const { user } = useSession();
  if (user?.usesConfidence !== true) return null;
  return (
    <div className={styles.place}>
      <ConfidenceSlider key={pick.winnerId} pick={pick} userId={user.id} />
    </div>
  );
}
