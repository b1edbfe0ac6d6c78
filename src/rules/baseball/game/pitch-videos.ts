import { z } from 'zod';

/**
 * The ids under which Baseball Savant has the videos of a game's pitches: by the index of the plate appearance and the number of the
 * pitch, for plate appearances that have ended. The browser imports the type only.
 */
export const pitchVideosSchema = z.record(z.string(), z.record(z.string(), z.string()));

export type PitchVideos = z.infer<typeof pitchVideosSchema>;
