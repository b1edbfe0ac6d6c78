import type { PlateAppearance } from '#rules/baseball/game/model.ts';

/** Parses the index of the plate appearance in `?play=57`; null means the current one. */
export function parseOpenPlay(search: URLSearchParams): number | null {
  const text = search.get('play');
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

export function findPlay(plays: PlateAppearance[], index: number | null): PlateAppearance | null {
  return plays.find((play) => play.index === index) ?? null;
}
