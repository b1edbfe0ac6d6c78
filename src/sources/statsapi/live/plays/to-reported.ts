import type { GameHeader } from '#rules/baseball/game/event.ts';
import { toLineScore } from '../../schedule/to-line-score.ts';
import type { WireFeed } from '../wire-feed.ts';

/** The line score of a game without play-by-play data; null for every other game, where events make it. */
export function toReported({ liveData: { plays, linescore } }: WireFeed): GameHeader['reported'] {
  if (!linescore?.currentInning || (plays?.allPlays.length ?? 0) > 0) return null;
  const { bases: _bases, ...reported } = toLineScore(linescore);
  return reported;
}
