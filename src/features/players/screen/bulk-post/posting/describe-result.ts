import { countDone, type PostCounts } from './post-all.ts';

const count = (number: number): string => number.toLocaleString('en-US');

/** '1,421 of 1,421 posted: 3 new, 1,418 known already, none refused.' */
export function describeResult(counts: PostCounts): string {
  const { total, added, known, refused, firstError } = counts;
  const refusals = refused === 0 ? 'none refused' : `${count(refused)} refused`;
  const sentence = `${count(countDone(counts))} of ${count(total)} posted: ${count(added)} new, ${count(known)} known already, ${refusals}.`;
  return firstError === null ? sentence : `${sentence} ${firstError}`;
}
