import type { PlayerResponse } from '../../contract.ts';
import { dateParts } from '#ui/time/time-text.ts';

type Bio = PlayerResponse['player'];

export type BioField = { label: string; value: string };

const unknown = 'NA';

/** 'July 5, 1994' */
function formatDay(day: string | null): string | null {
  if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const { monthAndDay, year } = dateParts(day);
  return `${monthAndDay}, ${year}`;
}

/** 'Switch / Right'; an unknown side is a dash; null if both are unknown. */
function formatSides({ bats, throws }: Bio): string | null {
  return bats === null && throws === null ? null : `${bats ?? '-'} / ${throws ?? '-'}`;
}

const withUnit = (value: number | null, unit: string) => (value === null ? null : `${value} ${unit}`);

/** The fields of the bio card in order. Unknown values are 'NA'. */
export function formatBioFields(bio: Bio): BioField[] {
  const { age, height, weight, draftYear, birthDate, birthPlace, nickname, debut, jerseyNumber, position } = bio;
  const fields: [string, string | number | null][] = [
    ['Age', age],
    ['Height', height],
    ['Weight', withUnit(weight, 'lbs')],
    ['Drafted', draftYear],
    ['Birth Date', formatDay(birthDate)],
    ['Birth Place', birthPlace],
    ['Bats/Throws', formatSides(bio)],
    ['Nickname', nickname ?? 'None Recorded'],
    ['MLB debut', formatDay(debut)],
    ['Jersey Number', jerseyNumber],
    ['Position', formatPosition(position)],
  ];
  return fields.map(([label, value]) => ({ label, value: value === null ? unknown : String(value) }));
}

/** 'Infielder (SS)', but 'Pitcher' without '(P)' */
function formatPosition(position: Bio['position']): string | null {
  if (position === null) return null;
  const { type, abbreviation, name } = position;
  const text = type || name;
  if (abbreviation === '' || text === 'Pitcher') return text || null;
  return text === '' ? abbreviation : `${text} (${abbreviation})`;
}
