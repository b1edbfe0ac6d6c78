import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';

/** The page of Baseball Savant with the video of a pitch. */
export function pitchVideoUrl(id: string): string {
  return `https://baseballsavant.mlb.com/sporty-videos?playId=${encodeURIComponent(id)}`;
}

/** The id of the video of a play: that of its last pitch. */
export function videoOfPlay(
  videos: PitchVideos | null,
  { index, pitches }: Pick<PlateAppearance, 'index' | 'pitches'>,
): string | undefined {
  return videos?.[index]?.[pitches.at(-1)?.number ?? 0];
}

/** '0:31', '12:05'. */
export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
