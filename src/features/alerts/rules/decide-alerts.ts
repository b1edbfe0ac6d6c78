import type { HeldBackReason } from '../shapes.ts';
import type { AlertMoment } from './alert-moment.ts';
import { isLook, plainAlert } from './plain-alert.ts';
import { type AlertViewer, hidesScores } from './strictest-viewer.ts';
import { isSameEvent } from './wanted-moments.ts';

/** What is known of a user. */
export type Recipient = {
  viewer: AlertViewer;
  isQuiet: boolean;
  /** whether a browser receives notifications */
  hasBrowser: boolean;
  /** what was sent before, at least all of the last hour, and all of the games of the alerts; `at`: epoch ms, league clock */
  sent: readonly { moment: AlertMoment; at: number }[];
  /** what was summed up, which counts for no limit */
  summed: readonly AlertMoment[];
};

export type Decision = { moment: AlertMoment } & (
  | { state: 'sent'; text: string }
  | { state: 'held back'; reason: HeldBackReason }
  | { state: 'waiting'; dueAt: number }
);

const minute = 60_000;
const hour = 60 * minute;
/** alerts that a user gets in an hour, and with those of priority 3 */
const mostInHour = 12;
const mostOfHighest = 16;
/** between two alerts of priority 1 about a game */
const lowestEvery = 10 * minute;
/** ms after which an alert is not sent */
export const alertLifetime = 5 * minute;

/** When the viewer's own page would show a moment (epoch ms, league clock). */
export function dueTime({ arrivedAt }: Pick<AlertMoment, 'arrivedAt'>, { delay }: AlertViewer): number {
  return arrivedAt + delay * 1000;
}

/** Decides which alerts of a user are sent at `now` (epoch ms, league clock), and what they say. */
export function decideAlerts(moments: readonly AlertMoment[], recipient: Recipient, now: number): Decision[] {
  const sent = [...recipient.sent];
  const ordered = moments.toSorted((one, other) => one.arrivedAt - other.arrivedAt || other.priority - one.priority);
  return ordered.map((moment) => {
    const decision = decide(moment, { ...recipient, sent }, now);
    if (decision.state === 'sent') sent.push({ moment, at: now });
    return decision;
  });
}

function decide(moment: AlertMoment, recipient: Recipient, now: number): Decision {
  const { viewer } = recipient;
  const holdBack = (reason: HeldBackReason): Decision => ({ moment, state: 'held back', reason });
  const dueAt = dueTime(moment, viewer);
  if (dueAt > now) return { moment, state: 'waiting', dueAt };
  if (viewer.isHeld) return holdBack('paused');
  if (now - dueAt > alertLifetime) return holdBack('late');
  if (!recipient.hasBrowser) return holdBack('no browser');
  if (recipient.isQuiet) return holdBack('quiet hours');
  const text = textFor(moment, recipient);
  if (text === null) return holdBack('hidden scores');
  if (saidTo(recipient).some((other) => isSameEvent(other, moment))) return holdBack('same event');
  return isTooMany(moment, recipient, now) ? holdBack('limit') : { moment, state: 'sent', text };
}

const saidTo = ({ sent, summed }: Recipient): AlertMoment[] => [...sent.map(({ moment }) => moment), ...summed];

/** Null: nothing is said of the game now. */
function textFor(moment: AlertMoment, recipient: Recipient): string | null {
  if (!hidesScores(recipient.viewer.hidden, moment)) return moment.sentence;
  const isKnown = () => saidTo(recipient).some((other) => other.gamePk === moment.gamePk && isLook(other));
  return isLook(moment) && isKnown() ? null : (plainAlert(moment)?.text ?? null);
}

function isTooMany({ gamePk, priority }: AlertMoment, { sent }: Recipient, now: number): boolean {
  const inHour = sent.filter(({ at }) => now - at < hour).length;
  if (inHour >= (priority === 3 ? mostOfHighest : mostInHour)) return true;
  return (
    priority === 1 &&
    sent.some(({ moment, at }) => moment.priority === 1 && moment.gamePk === gamePk && now - at < lowestEvery)
  );
}
