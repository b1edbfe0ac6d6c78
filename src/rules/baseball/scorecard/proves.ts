import type { Proof } from './shapes.ts';

/** Plate appearances, also one in progress, and placed runners. */
export function cameUp({ plateAppearances, placedRunners, inProgress }: Proof): number {
  return plateAppearances + placedRunners + inProgress;
}

/** Whether a card proves (Official Baseball Rules 9.03(c)), both by the kinds of plate appearances and by what became of them. */
export function proves(proof: Proof): boolean {
  const { plateAppearances, atBats, walks, hitByPitch, sacrificeBunts, sacrificeFlies, interferences } = proof;
  const byKind = atBats + walks + hitByPitch + sacrificeBunts + sacrificeFlies + interferences;
  const { runs, leftOnBase, outs, onBase, atBat } = proof;
  return plateAppearances === byKind && cameUp(proof) === runs + leftOnBase + outs + onBase + atBat;
}
