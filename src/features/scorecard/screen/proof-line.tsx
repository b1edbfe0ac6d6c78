import { cameUp, proves } from '../rules/proves.ts';
import type { Proof } from '../rules/shapes.ts';
import styles from './scorecard-screen.module.css';

/** The sum with which scorers check a card: who came up, and what became of them. */
export function ProofLine({ proof }: { proof: Proof }) {
  const { runs, leftOnBase, outs, onBase, atBat } = proof;
  if (!proves(proof) || cameUp(proof) === 0) return null;
  const now = [onBase > 0 && `${onBase} on base`, atBat > 0 && 'one at bat'].filter(Boolean);
  const parts = [`${runs} scored`, `${leftOnBase} left on base`, `${outs} out`, ...now];
  return (
    <p className={styles.proof}>
      <b>The card proves.</b> {cameUp(proof)} came up = {parts.join(' + ')}.
    </p>
  );
}
