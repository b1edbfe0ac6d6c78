import { describeChallenges } from '#domain/game/describe-challenge.ts';
import { describePlay, describeScore } from '#domain/game/describe.ts';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import { nameNoHitter } from '#domain/game/name-no-hitter.ts';
import { isInProgress, isOver, isUnderReview } from '#domain/game/predicates.ts';

/** `key` identifies the news; `text` is null when the news needs no announcement. */
export type Announcement = { key: string; text: string | null };

const isDecided = ({ challenge }: PlateAppearance['pitches'][number]): boolean =>
  challenge !== null && challenge.isOverturned !== null;

/** The result, with the score if it changed; its description contains a challenge of the last pitch. */
const describeResult = (view: GameView, { isScoring }: PlateAppearance): string =>
  `${describePlay(view)}${isScoring ? ` ${describeScore(view)}.` : ''}`;

/** The newest decided challenge and the count after it; null without one. */
function describeDecision({ teams, balls, strikes }: GameView, play: PlateAppearance): string | null {
  const sentence = describeChallenges({ ...play, pitches: play.pitches.filter(isDecided) }, teams).at(-1);
  return sentence === undefined ? null : `${sentence} The count is ${balls}–${strikes}.`;
}

/** The newest result of the game, or the newest review or challenge of a plate appearance in progress. */
export function toAnnouncement(view: GameView): Announcement {
  const play = view.plateAppearance;
  if (play === null) return { key: '', text: null };
  const key = [play.index, play.event, play.description, play.pitches.filter(isDecided).length].join('|');
  if (isUnderReview(view)) return { key: `${key}|review`, text: 'The call is under review.' };
  return { key, text: isInProgress(play) ? describeDecision(view, play) : describeResult(view, play) };
}

/** 'Perfect game by the Mets so far.', from the sixth inning on. */
export function toNoHitterAnnouncement(view: GameView): Announcement {
  const { noHitter, teams } = view;
  if (noHitter === null) return { key: 'hit', text: null };
  const name = nameNoHitter(noHitter);
  const text = `${name} by the ${teams[noHitter.side].shortName}${isOver(view) ? '' : ' so far'}.`;
  return { key: `${name}|${noHitter.side}`, text };
}
