import type { PitchResult } from '#rules/baseball/game/model.ts';
import { PitchMark } from './pitch-mark.tsx';

/** A pitch's mark as an icon within text; its meaning is in the text next to it. */
export function MarkIcon({ result, number, size = 26 }: { result: PitchResult; number?: number; size?: number }) {
  return (
    <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true" focusable="false">
      <PitchMark result={result} number={number} radius={9.4} />
    </svg>
  );
}
