import { describePitch } from '../../src/rules/baseball/game/describe-pitch.ts';
import { describePlay, describeScore, nameOf } from '../../src/rules/baseball/game/describe.ts';
import type { GameView } from '../../src/rules/baseball/game/model.ts';

/** The latest event in a sentence: the result of a play or, for captions of pitches, the pitch or the next batter. Empty when nothing is new. */
export function describeLatestEvent(view: GameView, detail: 'pitches' | 'plays'): string {
  const play = view.plateAppearance;
  if (play === null) return describeScore(view);
  if (play.event !== null) return play.isScoring ? `${describePlay(view)} ${describeScore(view)}.` : describePlay(view);
  // the sentence of a play is shown until the next play ends
  if (detail === 'plays') return '';
  const pitch = play.pitches.at(-1);
  return pitch === undefined ? `${nameOf(view.people, play.batterId)} is at bat.` : `${describePitch(pitch, play)}.`;
}
