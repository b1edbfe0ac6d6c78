import type { HeldBackReason } from '../shapes.ts';

const reasons: Record<HeldBackReason, string> = {
  paused: 'updates were held',
  'hidden scores': 'it would show a hidden score',
  'quiet hours': 'it was in your quiet hours',
  'same event': 'another alert was about this play',
  limit: 'there were many alerts at that time',
  late: 'it was too late',
  'no browser': 'none of your browsers shows notifications',
  'not delivered': 'the push service of your browser did not take it',
};

type State = { state: 'waiting' | 'sent' | 'held back'; reason: HeldBackReason | null };

/** Why an alert has not come; null if it has. */
export function describeHeldBack({ state, reason }: State): string | null {
  if (state === 'sent') return null;
  if (state === 'waiting') return 'Not sent yet: a browser of yours is further behind.';
  return `Held back${reason === null ? '' : `: ${reasons[reason]}`}.`;
}
