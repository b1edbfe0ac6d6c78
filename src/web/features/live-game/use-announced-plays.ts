import { useEffect, useRef } from 'react';
import { describePlay, describeScore } from '#domain/game/describe.ts';
import type { GameView } from '#domain/game/model.ts';
import { announce } from '../../ui/announce.ts';

/** Has each play read once when it ends, with the score where it scored; what had ended on arrival stays unsaid. */
export function useAnnouncedPlays(view: GameView): void {
  const play = view.plateAppearance;
  const ended = play && play.event !== null ? play.index : null;
  const heard = useRef(ended);
  useEffect(() => {
    if (ended === null || ended === heard.current) return;
    heard.current = ended;
    announce(`${describePlay(view)}${view.plateAppearance?.isScoring ? ` ${describeScore(view)}.` : ''}`);
  }, [ended, view]);
}
