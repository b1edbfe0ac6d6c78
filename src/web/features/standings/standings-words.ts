import type { TeamRecord } from '#domain/game/model.ts';

/** '+12', '0', '−7' with a true minus; '-' where it is not known. */
export function signed(figure: number | null): string {
  if (figure === null) return '-';
  if (figure === 0) return '0';
  return figure > 0 ? `+${figure}` : `−${-figure}`;
}

/** '57-24' */
export function recordText(record: TeamRecord | null): string {
  return record === null ? '-' : `${record.wins}-${record.losses}`;
}
