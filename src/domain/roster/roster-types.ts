import { clubNamesOf } from '#domain/teams/club-names.ts';

/** The rosters that the league keeps of a club, in the order of the choice. */
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

/** The roster shown unless told: the forty for a major-league club; other teams have no such roster, but an active one. */
export function defaultRosterTypeOf(teamId: number): RosterTypeId {
  return clubNamesOf(teamId) === undefined ? 'active' : '40Man';
}
