import type { MissedCall } from '#rules/baseball/game/judge-calls.ts';

/** 'Strike, 1.2 in. outside' */
export function formatMiss({ call, inches }: MissedCall): string {
  return call === 'strike' ? `Strike, ${inches.toFixed(1)} in. outside` : `Ball, ${inches.toFixed(1)} in. inside`;
}

/** Whether a challenge changed the call, or would have. */
export function formatChallengeResult({ pitch: { challenge } }: MissedCall): string {
  if (challenge === null) return 'A challenge would have succeeded';
  if (challenge.isOverturned === null) return 'Challenged, under review';
  return challenge.isOverturned ? 'Challenged, overturned' : 'Challenged, confirmed';
}

/** '+0.12' */
export function formatRuns(runs: number): string {
  return `+${runs.toFixed(2)}`;
}
