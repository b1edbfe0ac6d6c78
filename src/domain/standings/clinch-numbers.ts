import type { TeamRecord } from '#domain/game/model.ts';

/** A club in a race: its record and how many games its season has. */
export type Contender = TeamRecord & { id: number; length: number };

/** Whether the first would come before the second if both ended level, already known for certain. */
export type OwnsTie = (club: Contender, other: Contender) => boolean;

/**
 * How many wins of the club and losses of the pursuer, together, still keep the pursuer from coming before it; 0: it
 * cannot any more. A tie is enough where the club is sure to win it: there is no 163rd game since 2022.
 */
function certainty(club: Contender, pursuer: Contender, ownsTie: OwnsTie): number {
  const mostWins = pursuer.length - pursuer.losses;
  return Math.max(0, mostWins - club.wins + (ownsTie(club, pursuer) ? 0 : 1));
}

type Race = {
  /** everybody who is after the same places */
  field: readonly Contender[];
  places: number;
  ownsTie: OwnsTie;
};

/**
 * The magic number: wins of the club and losses of its pursuers until it is sure of one of the places, however the
 * others do; 0: it has one.
 */
export function magicNumber(club: Contender, { field, places, ownsTie }: Race): number {
  const numbers = field.filter(({ id }) => id !== club.id).map((other) => certainty(club, other, ownsTie));
  return numbers.toSorted((a, b) => b - a)[places - 1] ?? 0;
}

/**
 * The elimination number: losses of the club and wins of those in front of it until none of the places can be its own;
 * 0: it is out.
 */
export function eliminationNumber(club: Contender, { field, places, ownsTie }: Race): number | null {
  const numbers = field.filter(({ id }) => id !== club.id).map((other) => certainty(other, club, ownsTie));
  return numbers.toSorted((a, b) => a - b)[places - 1] ?? null;
}
