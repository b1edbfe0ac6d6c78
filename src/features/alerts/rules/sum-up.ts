import type { AlertMoment } from './alert-moment.ts';
import { isLook, plainAlert } from './plain-alert.ts';
import { type AlertViewer, hidesScores } from './strictest-viewer.ts';
import { isSameEvent, onePerCause } from './wanted-moments.ts';

/** What happened longer before the end of a hold is not summed up. */
export const summedMs = 10 * 60_000;

const shownSentences = 3;

/** `said`: what alerts said before, which is not repeated */
type Recipient = { viewer: AlertViewer; said: readonly AlertMoment[] };

/** What one alert says after a hold of what was held back in it; null: nothing. Of many moments, the most important ones are named. */
export function sumUp(moments: readonly AlertMoment[], { viewer: { hidden }, said }: Recipient): string | null {
  const news = moments.filter((moment) => moment.gamePk !== null && said.every((other) => !isSameEvent(other, moment)));
  const plain = news.filter((moment) => hidesScores(hidden, moment));
  const open = onePerCause(news.filter((moment) => !plain.includes(moment)));
  const isSaid = (moment: AlertMoment) => said.some((other) => other.gamePk === moment.gamePk && isLook(other));
  const texts = [
    ...open
      .toSorted((one, other) => other.priority - one.priority || other.arrivedAt - one.arrivedAt)
      .map(({ sentence }) => sentence),
    ...new Set(plain.flatMap((moment) => (isLook(moment) && isSaid(moment) ? [] : (plainAlert(moment)?.text ?? [])))),
  ];
  if (texts.length === 0) return null;
  const more = texts.length - shownSentences;
  return `While you paused: ${texts.slice(0, shownSentences).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
}
