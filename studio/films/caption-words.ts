import { describePitch } from '../../src/domain/game/describe-pitch.ts';
import { describePlay, describeScore, nameOf } from '../../src/domain/game/describe.ts';
import type { GameView } from '../../src/domain/game/model.ts';

/** What has just happened on the page, in a sentence: how a play ended or, where pitches are told, the pitch or who comes up; else empty. */
export function captionWords(view: GameView, tells: 'pitches' | 'plays'): string {
  const play = view.plateAppearance;
  if (play === null) return describeScore(view);
  if (play.event !== null) return play.isScoring ? `${describePlay(view)} ${describeScore(view)}.` : describePlay(view);
  // a play's own sentence stands until the next play ends
  if (tells === 'plays') return '';
  const pitch = play.pitches.at(-1);
  return pitch === undefined ? `${nameOf(view.people, play.batterId)} is at bat.` : `${describePitch(pitch, play)}.`;
}
