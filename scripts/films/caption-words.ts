import { describePitch } from '#domain/game/describe-pitch.ts';
import { describePlay, describeScore, nameOf } from '#domain/game/describe.ts';
import type { GameView } from '#domain/game/model.ts';

/** What the page shows just now, in a sentence: the pitch thrown last (where pitches are told), how the turn at bat ended, or who comes up. */
export function captionWords(view: GameView, tells: 'pitches' | 'plays'): string {
  const play = view.plateAppearance;
  if (play === null) return describeScore(view);
  if (play.event !== null) return play.isScoring ? `${describePlay(view)} ${describeScore(view)}.` : describePlay(view);
  const pitch = tells === 'pitches' ? play.pitches.at(-1) : undefined;
  return pitch === undefined ? `${nameOf(view.people, play.batterId)} is at bat.` : `${describePitch(pitch, play)}.`;
}
