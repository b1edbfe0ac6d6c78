import { describeChallenges } from '#rules/baseball/game/describe-pitch.ts';
import { nameNoHitter } from '#rules/baseball/game/describe-state.ts';
import { describeMatchup, countOf, describeBases, describePlay, describeScore } from '#rules/baseball/game/describe.ts';
import type { Pitch, PlateAppearance, GameView } from '#rules/baseball/game/model.ts';
import {
  isInProgress,
  isBetweenInnings,
  isDelayed,
  isSuspended,
  isOver,
  isUnderReview,
} from '#rules/baseball/game/predicates.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { describeCount, describePitchBriefly, describePitchInFull } from './pitch-words.ts';

/** The part of a game's state from which sentences are made. */
export type ListenedView = Pick<
  GameView,
  | 'status'
  | 'teams'
  | 'totals'
  | 'inning'
  | 'inningState'
  | 'balls'
  | 'strikes'
  | 'outs'
  | 'bases'
  | 'plateAppearance'
  | 'people'
  | 'noHitter'
>;

/** Two states of a game of which the viewer saw one after the other. */
export type Step = { before: ListenedView; after: ListenedView };

/** The pitch that is new in the second state; null without one. */
export function newPitch({ before, after }: Step): { pitch: Pitch; play: PlateAppearance } | null {
  const [play, earlier] = [after.plateAppearance, before.plateAppearance];
  const known = earlier?.index === play?.index ? (earlier?.pitches.length ?? 0) : 0;
  const pitch = play?.pitches.at(-1);
  return play && pitch && play.pitches.length !== known ? { pitch, play } : null;
}

/** The count while the plate appearance goes on. */
const countAfter = (play: PlateAppearance, view: ListenedView): string =>
  isInProgress(play) ? `. ${capitalize(describeCount(view))}.` : '.';

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** 'Ball, low and away. 2 and 1.' Nothing for the last pitch, whose result follows, and for a challenged one. */
export function pitchNews(step: Step): string | null {
  const found = newPitch(step);
  // a ruling says the call and the count itself
  if (found === null || !isInProgress(found.play) || found.pitch.challenge !== null) return null;
  return `${describePitchBriefly(found.pitch, found.play)}${countAfter(found.play, step.after)}`;
}

/** 'Ball. Slider, 88.1 mph, low and away by 2.1 inches. 2 and 1.' */
export function fullPitchNews(step: Step): string | null {
  const found = newPitch(step);
  return found && `${describePitchInFull(found.pitch, found.play)}${countAfter(found.play, step.after)}`;
}

/** 'Eli Okafor bats against Dan Ishimura. Runner on second, 1 out.' */
export function batterNews({ before, after }: Step): string | null {
  const play = after.plateAppearance;
  if (play === null || !isInProgress(play) || play.index === before.plateAppearance?.index) return null;
  return `${describeMatchup(play, after.people)}. ${describeBases(after.bases)}, ${countOf(after.outs, 'out')}.`;
}

/** what a listener does not need to know: breaks without a change on the field */
const quietNotes = /^(Batter Timeout|Mound Visit|Coaching Visit|Pickoff Attempt|Pitcher Step Off|Game Advisory)/i;

const newNotes = ({ before, after }: Step): string[] => {
  const [play, earlier] = [after.plateAppearance, before.plateAppearance];
  if (play === null) return [];
  if (earlier?.index === play.index) return play.notes.slice(earlier.notes.length);
  // after a jump in a replay, the notes of a past play are no news
  return earlier?.index === play.index - 1 ? play.notes : [];
};

const joinNotes = (notes: string[]): string | null =>
  notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)).join(' ') || null;

/** Steals, wild pitches and substitutions. */
export function noteNews(step: Step): string | null {
  return joinNotes(newNotes(step).filter((note) => !quietNotes.test(note)));
}

/** Time-outs and visits to the mound. */
export function quietNoteNews(step: Step): string | null {
  return joinNotes(newNotes(step).filter((note) => quietNotes.test(note)));
}

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

const isHalfOver = ({ before, after }: Step): boolean =>
  isBetweenInnings(after) && describeInning(before) !== describeInning(after);

/** The score when it has changed, after each half-inning, and at the end. */
export function halfNews(step: Step): string | null {
  return isHalfOver(step) ? standingNews(step) : scoreNews(step);
}

/** The score after a play that changed it, after each half-inning, and at the end. */
export function standingNews(step: Step): string | null {
  const { after } = step;
  const hasScored = hasNewScore(step) || (resultNews(step) !== null && after.plateAppearance?.isScoring === true);
  if (isHalfOver(step)) return endNews(step) ?? `${describeInning(after, ' of the')}: ${describeScore(after)}.`;
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
  const isWaiting = (view: ListenedView) => isDelayed(view) || isSuspended(view);
  return isWaiting(after) && !isWaiting(before) ? `${after.status.text}.` : null;
}
