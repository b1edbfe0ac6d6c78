import { describeMatchup, countOf, describeBases } from '#rules/baseball/game/describe.ts';
import type { Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import { isInProgress } from '#rules/baseball/game/predicates.ts';
import type { ListenedView, Step } from './listened-view.ts';
import { describeCount, describePitchBriefly, describePitchInFull } from './pitch-words.ts';

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
