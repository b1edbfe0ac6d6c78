import { collapseWhitespace } from '../collapse-whitespace.ts';
import type { WirePlayEvent } from './wire-play-event.ts';

const violation = /^Automatic (Ball|Strike) - (?:(\w+) Pitch Timer Violation|(.+ Violation))$/;

/**
 * 'Pitch-timer violation by pitcher Ada Marsh: automatic ball.' for 'Automatic Ball - Pitcher Pitch Timer Violation';
 * null for every other automatic ball or strike.
 */
export function describeViolation({ details }: WirePlayEvent): string | null {
  const [, call, offender, other] = violation.exec(collapseWhitespace(details?.description) ?? '') ?? [];
  if (call === undefined) return null;
  const name = details?.violation?.player?.fullName;
  const who = offender && name ? `${offender.toLowerCase()} ${name}` : `the ${offender?.toLowerCase()}`;
  const what = offender === undefined ? (other ?? '') : `Pitch-timer violation by ${who}`;
  return `${what}: automatic ${call.toLowerCase()}.`;
}
