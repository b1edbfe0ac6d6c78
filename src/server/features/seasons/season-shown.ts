import { readSeasonChoice, type SeasonSource } from './read-season-choice.ts';

/** The season that a page shows: the one asked for, else the newest. */
export async function seasonShown(source: SeasonSource, asked?: string): Promise<string> {
  return asked ?? (await readSeasonChoice(source)).newest;
}
