import { clubNamesOf } from '../teams/club-names.ts';

/** The upstream's roster types of a club, in the order of the menu, which lists the ids. `name` is for titles. */
export const rosterTypes = [
  { id: '40Man', name: '40-man' },
  { id: 'active', name: 'Active' },
  { id: 'coach', name: 'Coaches' },
  { id: 'nonRosterInvitees', name: 'Non-roster invitees' },
  { id: 'depthChart', name: 'Depth chart' },
  { id: 'fullSeason', name: 'Full season' },
  { id: 'fullRoster', name: 'Full roster' },
] as const;

export type RosterTypeId = (typeof rosterTypes)[number]['id'];

/** The 40-man roster for a major-league club, the active roster for other teams, which have no 40-man roster. */
export function defaultRosterTypeOf(teamId: number): RosterTypeId {
  return clubNamesOf(teamId) === undefined ? 'active' : '40Man';
}
