import type { Decisions, Person, Team, TeamRecord, Venue } from '#rules/baseball/game/model.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { WireDecisions, WirePerson, WireRecord, WireTeam, WireVenue } from './wire-team.ts';

/** Stands in for a club that is not decided yet. */
const toBeDetermined = { id: 0, name: 'To be determined', shortName: 'TBD', abbreviation: 'TBD' };

/** A club as a game shows it. Responses without hydration have only its id and one name; the other names come from `clubNamesOf`. */
export function toTeam(wire: WireTeam | undefined, record: TeamRecord | null = null): Team {
  if (wire === undefined) return { ...toBeDetermined, record };
  const club = clubNamesOf(wire.id);
  const upstreamName = wire.name ?? wire.shortName ?? club?.name ?? wire.teamName ?? wire.clubName;
  if (upstreamName === undefined) {
    return { ...toBeDetermined, id: wire.id, abbreviation: wire.abbreviation ?? toBeDetermined.abbreviation, record };
  }
  const name = upstreamName === club?.shortName ? club.name : upstreamName;
  return {
    id: wire.id,
    name,
    shortName: wire.teamName ?? wire.clubName ?? club?.shortName ?? name,
    abbreviation: wire.abbreviation ?? club?.abbreviation ?? initials(name),
    record,
  };
}

export function toRecord(wire: WireRecord | undefined): TeamRecord | null {
  const { wins, losses } = wire ?? {};
  return wins === undefined || losses === undefined ? null : { wins, losses };
}

/** Names by id, from other parts of a response. */
export type Names = { get(id: number): string | undefined };

export function toPerson(wire: WirePerson | undefined, names?: Names): Person | null {
  // a person to be announced has the id 0
  if (wire === undefined || wire.id === 0) return null;
  return { id: wire.id, name: wire.fullName ?? names?.get(wire.id) ?? unknownPlayer };
}

export function toDecisions(wire: WireDecisions | undefined, names?: Names): Decisions | null {
  if (wire === undefined) return null;
  const [winner, loser, save] = [wire.winner, wire.loser, wire.save].map((person) => toPerson(person, names));
  return { winner: winner ?? null, loser: loser ?? null, save: save ?? null };
}

export function toVenue(wire: WireVenue | undefined): Venue {
  return {
    id: wire?.id ?? null,
    name: wire?.name ?? 'Venue to be announced',
    timeZone: wire?.timeZone?.id ?? null,
  };
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/);
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 3);
  return letters.toUpperCase();
}
