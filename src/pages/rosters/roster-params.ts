import type { PageHead } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { hands, type Hand } from '#rules/baseball/teams/roster-figures.ts';
import { rosterTypes, type RosterTypeId } from '#rules/baseball/teams/roster-types.ts';

/** Values from the URL, validated by the server. */
export type RosterSelection = { team: number; type?: RosterTypeId | undefined; season?: string | undefined };

/** Parses team, roster type and season; an unknown type means the team's default type. */
export function parseRosterParams(search: URLSearchParams, defaultTeam: number): RosterSelection {
  const { team = defaultTeam, type, season } = searchOf('rosters', search);
  return { team, type: rosterTypes.find(({ id }) => id.toLowerCase() === type?.toLowerCase())?.id, season };
}

/** Parses the hand that filters the list; null for all players. */
export function parseHand(search: URLSearchParams): Hand | null {
  const chosen = searchOf('rosters', search).hand?.toLowerCase();
  return hands.find((hand) => hand.toLowerCase() === chosen) ?? null;
}

/** '40-man' for '40Man'; an unknown type keeps its id. */
export function rosterTypeName(type: string): string {
  return rosterTypes.find(({ id }) => id === type)?.name ?? type;
}

/** '40-man roster', 'Coaches' */
export function rosterTitle(type: RosterTypeId): string {
  const name = rosterTypeName(type);
  return ['coach', 'nonRosterInvitees', 'depthChart'].includes(type) || /roster$/i.test(name) ? name : `${name} roster`;
}

export function rosterHead(teamName: string | undefined): PageHead {
  const title = teamName === undefined ? 'Rosters' : `${teamName} roster`;
  return {
    title,
    description: `${title}: the 40-man, active and full-season rosters, depth chart, coaches and latest moves.`,
  };
}
