import { clubNamesOf } from './teams/club-names.ts';

/** 'P · Dodgers': position and club distinguish players of the same name. Null if neither is known. */
export function playerDetail(position: string | null, teamId: number | null): string | null {
  const club = teamId === null ? undefined : clubNamesOf(teamId)?.shortName;
  return [position, club].filter(Boolean).join(' · ') || null;
}
