import { useEffect, useRef } from 'react';
import { describePlay, describeScore } from '#domain/game/describe.ts';
import type { GameView } from '#domain/game/model.ts';
import { announce } from '#web/ui/announcements/announce.ts';

/** Announces each play once when it ends, with the score if it changed. Plays that ended before the page opened are skipped. */
export function useAnnouncedPlays(view: GameView): void {
  const play = view.plateAppearance;
  const ended = play && play.event !== null ? play.index : null;
  const announced = useRef(ended);
  useEffect(() => {
    if (ended === null || ended === announced.current) return;
    announced.current = ended;
    announce(`${describePlay(view)}${view.plateAppearance?.isScoring ? ` ${describeScore(view)}.` : ''}`);
  }, [ended, view]);
}
