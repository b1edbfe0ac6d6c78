import type { Crowd } from '../../contract/predictions.ts';
import type { PickableGame } from '../pickable-game.ts';
import styles from './pick-form.module.css';
import { describeCrowd, crowdShares } from './pick-text.ts';
import { Stack } from '#ui/stack.tsx';

/** The picks of all users for a locked game: a bar in the colors of both clubs, and a sentence. */
export function CrowdBar({ crowd, teams: { away, home } }: { crowd: Crowd; teams: PickableGame['teams'] }) {
  const share = crowdShares(crowd);
  return (
    <Stack gap={1}>
      {share !== null && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" height="8" aria-hidden="true" className={styles.bar}>
          <rect width={share.away} height="6" data-club={away.id} />
          <rect x={share.away} width={share.home} height="6" data-club={home.id} />
          {share.away > 0 && share.home > 0 && (
            <rect x={share.away - 0.5} width="1" height="6" className={styles.gap} />
          )}
        </svg>
      )}
      <p>{describeCrowd(crowd, { away: away.shortName, home: home.shortName })}</p>
    </Stack>
  );
}
