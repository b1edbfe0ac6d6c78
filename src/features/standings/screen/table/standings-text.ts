import type { Standings } from '../../contract.ts';
import type { TeamRecord } from '#rules/baseball/game/model.ts';
import type { ClubLine, StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { dayText } from '#ui/time/time-text.ts';

/** '+12', '0', '−7' with a minus sign (U+2212); '-' if unknown. */
export function formatSigned(figure: number | null): string {
  if (figure === null) return '-';
  if (figure === 0) return '0';
  return figure > 0 ? `+${figure}` : `−${-figure}`;
}

/** '57-24' */
export function formatRecord(record: TeamRecord | null): string {
  return record === null ? '-' : `${record.wins}-${record.losses}`;
}

/** The date of the standings: 'Season of 2026', 'Final, 2024', 'Standings as of Monday, June 1, 2026'. */
export function describeStandingsDate({ season, date, isOver }: Pick<Standings, 'season' | 'date' | 'isOver'>): string {
  if (date !== null) return `Standings as of ${dayText(date)}, ${season}`;
  return isOver ? `Final, ${season}` : `Season of ${season}`;
}

/** The message for a season, day or level without standings. */
export function describeMissingStandings({ season, date }: Pick<Standings, 'season' | 'date'>): string {
  const when = date === null ? season : `${dayText(date)}, ${season}`;
  return `There are no standings of ${when} at this level.`;
}

/** The meaning of the small letter next to a club's name, as in the standings of the league. */
export const clinchMeanings: Readonly<Record<string, string>> = {
  z: 'best record of the league',
  y: 'won the division',
  x: 'clinched a playoff berth',
  w: 'has a wild card',
};

/** The letter of a clinched berth: from the league, else computed from the magic number; null without one. */
export function clinchLetter(
  { clinched, magicNumber }: ClubLine,
  { kind }: Pick<StandingsTable, 'kind'>,
): string | null {
  if (clinched !== null) return clinched;
  if (magicNumber !== 0) return null;
  return kind === 'wildCard' ? 'w' : 'y';
}
