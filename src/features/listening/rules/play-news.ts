import { describeChallenges } from '#rules/baseball/game/describe-pitch.ts';
import { nameNoHitter } from '#rules/baseball/game/describe-state.ts';
import { describePlay, describeScore } from '#rules/baseball/game/describe.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import {
  isBetweenInnings,
  isDelayed,
  isHeld,
  isInProgress,
  isOver,
  isUnderReview,
} from '#rules/baseball/game/predicates.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import type { ListenedView, Step } from './listened-view.ts';

const resultKey = ({ plateAppearance: play }: ListenedView): string =>
  play === null ? '' : [play.index, play.event, play.description].join('|');

/** The result of a plate appearance, also one that a review or a correction changed. */
export function resultNews({ before, after }: Step): string | null {
  const play = after.plateAppearance;
  if (play === null || isInProgress(play) || resultKey(before) === resultKey(after)) return null;
  return describePlay(after);
}

/** Runs that scored between the two states; negative after a correction or a jump back. */
export function newRuns({ before, after }: Step): number {
  const runs = ({ totals }: ListenedView) => totals.away.runs + totals.home.runs;
  return runs(after) - runs(before);
}

const hasNewScore = ({ before, after }: Step): boolean =>
  before.totals.away.runs !== after.totals.away.runs || before.totals.home.runs !== after.totals.home.runs;

const endNews = ({ before, after }: Step): string | null =>
  isOver(after) && !isOver(before) ? `Final: ${describeScore(after)}.` : null;

const describeInning = ({ inning, inningState }: ListenedView, preposition = ''): string =>
  inning === null || inningState === null ? '' : `${inningState}${preposition} ${ordinal(inning)}`;

/** 'Braves 3, Mets 5, bottom 7th.' when the score has changed, and the final score. */
export function scoreNews(step: Step): string | null {
  const { after } = step;
  if (!hasNewScore(step)) return endNews(step);
  const inning = describeInning(after).toLowerCase();
  return endNews(step) ?? `${describeScore(after)}${inning && `, ${inning}`}.`;
}

/** The score after a play that changed it, after each half-inning, and at the end. */
export function standingNews(step: Step): string | null {
  const { before, after } = step;
  const isHalfOver = isBetweenInnings(after) && describeInning(before) !== describeInning(after);
  const hasScored = hasNewScore(step) || (resultNews(step) !== null && after.plateAppearance?.isScoring === true);
  if (isHalfOver) return endNews(step) ?? `${describeInning(after, ' of the')}: ${describeScore(after)}.`;
  return endNews(step) ?? (hasScored ? `${describeScore(after)}.` : null);
}

const decided = ({ pitches }: PlateAppearance) =>
  pitches.filter(({ challenge }) => challenge !== null && challenge.isOverturned !== null);

/** A call that goes under review, and a decided challenge with the count after it. */
export function reviewNews({ before, after }: Step): string | null {
  if (isUnderReview(after)) return isUnderReview(before) ? null : 'The call is under review.';
  const [play, earlier] = [after.plateAppearance, before.plateAppearance];
  // the description of a result contains a challenge of the last pitch
  if (play === null || !isInProgress(play)) return null;
  const known = earlier?.index === play.index ? decided(earlier).length : 0;
  const sentence = describeChallenges({ ...play, pitches: decided(play).slice(known) }, after.teams).at(-1);
  return sentence === undefined ? null : `${sentence} The count is ${after.balls}–${after.strikes}.`;
}

const noHitterOf = ({ noHitter, teams }: ListenedView): string | null =>
  noHitter && `${nameNoHitter(noHitter)} by the ${teams[noHitter.side].shortName}`;

/** 'Perfect game by the Mets so far.', from the sixth inning on. */
export function noHitterNews({ before, after }: Step): string | null {
  const name = noHitterOf(after);
  if (name === null || name === noHitterOf(before)) return null;
  return `${name}${isOver(after) ? '' : ' so far'}.`;
}

/** 'Delayed: Rain.' */
export function delayNews({ before, after }: Step): string | null {
  const isWaiting = (view: ListenedView) => isDelayed(view) || isHeld(view);
  return isWaiting(after) && !isWaiting(before) ? `${after.status.text}.` : null;
}
