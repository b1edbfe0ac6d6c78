import type { PlateAppearance } from './model.ts';

const isTimeout = (note: string): boolean => note.startsWith('Batter Timeout');

export function hasTimeout({ notes }: Pick<PlateAppearance, 'notes'>): boolean {
  return notes.some(isTimeout);
}

/** The notes of a play that the play log shows: violations of the rules on pace, and on request time-outs of the batter, each text once. */
export function logNotes({ notes }: Pick<PlateAppearance, 'notes'>, showsTimeouts: boolean): string[] {
  const shown = notes.filter((note) => / violation/i.test(note) || (showsTimeouts && isTimeout(note)));
  return [...new Set(shown)];
}
