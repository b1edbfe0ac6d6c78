import type { PlateAppearance } from '#domain/game/model.ts';

/** The place in the game of the plate appearance that the address asks for with `?play=57`; null for the one of the moment. */
export function openPlayIndex(search: URLSearchParams): number | null {
  const text = search.get('play');
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

export const playAt = (plays: PlateAppearance[], index: number | null): PlateAppearance | null =>
  plays.find((play) => play.index === index) ?? null;
