import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import { isPitch } from './to-pitch.ts';
import type { WirePlay } from './wire-play.ts';

/** Lists the videos of the plays that have ended. A pitch without its own number or that of its play has none. */
export function toPitchVideos(plays: readonly WirePlay[]): PitchVideos {
  const byPlay = plays.flatMap(({ atBatIndex, about, playEvents }) => {
    const index = atBatIndex ?? about?.atBatIndex;
    if (index === undefined || about?.isComplete !== true) return [];
    const pitches = playEvents.flatMap((event) =>
      isPitch(event) && event.pitchNumber !== undefined && event.playId !== undefined
        ? [[event.pitchNumber, event.playId] as const]
        : [],
    );
    return pitches.length === 0 ? [] : [[index, Object.fromEntries(pitches)] as const];
  });
  return Object.fromEntries(byPlay);
}
