import type { NoHitter } from './no-hitter.ts';

/** 'No-hitter' or 'Perfect game'. */
export function nameNoHitter({ isPerfect }: NoHitter): string {
  return isPerfect ? 'Perfect game' : 'No-hitter';
}
