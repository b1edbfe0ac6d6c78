import type { TeamRecord } from '../game/model.ts';
import { fixed } from '../stats/figures.ts';

/** The games by which a club is behind another one, in steps of 0.5; negative if it is ahead. */
export function gamesBehind(leader: TeamRecord, { wins, losses }: TeamRecord): number {
  return (leader.wins - wins + losses - leader.losses) / 2;
}

/** The league's format: '3.5', '-' if tied, '+6.0' if ahead; empty if it is not known. */
export function gamesBehindText(behind: number | null): string {
  if (behind === null) return '';
  if (behind === 0) return '-';
  return behind > 0 ? fixed(behind, 1) : `+${fixed(-behind, 1)}`;
}

/** The share of decided games won, 0 to 1; 0.5 before the first game. */
export function winningShare({ wins, losses }: TeamRecord): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}

/** A club in a race: its record and the number of games in its season. */
export type Contender = TeamRecord & { id: number; length: number };

/** True if it is certain that the first club would rank ahead of the second if both finish tied. */
export type OwnsTie = (club: Contender, other: Contender) => boolean;

/**
 * The number of wins by the club and losses by the pursuer, combined, after which the pursuer cannot finish ahead of the
 * club; 0: it already cannot. A tie is enough if the club is certain to win it: since 2022 there is no 163rd game.
 */
function clinchNumber(club: Contender, pursuer: Contender, ownsTie: OwnsTie): number {
  const mostWins = pursuer.length - pursuer.losses;
  return Math.max(0, mostWins - club.wins + (ownsTie(club, pursuer) ? 0 : 1));
}

type Race = {
  /** all clubs that compete for the same places */
  field: readonly Contender[];
  places: number;
  ownsTie: OwnsTie;
};

/**
 * The magic number: the number of wins by the club and losses by its pursuers that secures one of the places; 0: secured.
 */
export function magicNumber(club: Contender, { field, places, ownsTie }: Race): number {
  const numbers = field.filter(({ id }) => id !== club.id).map((other) => clinchNumber(club, other, ownsTie));
  return numbers.toSorted((a, b) => b - a)[places - 1] ?? 0;
}

/**
 * The elimination number: the number of losses by the club and wins by the clubs ahead that puts all places out of reach;
 * 0: eliminated. Null if there are places for all clubs.
 */
export function eliminationNumber(club: Contender, { field, places, ownsTie }: Race): number | null {
  const numbers = field.filter(({ id }) => id !== club.id).map((other) => clinchNumber(other, club, ownsTie));
  return numbers.toSorted((a, b) => a - b)[places - 1] ?? null;
}

/**
 * Bill James' Pythagorean expectation. With this exponent, the records of 90 of 90 clubs on three dates equal the league's
 * (`xWinLoss`); with Baseball-Reference's 1.83 it is 89, with Pythagenpat's exponent 48 of 60.
 */
const exponent = 1.825;

type Season = { wins: number; losses: number; runsScored: number | null; runsAllowed: number | null };

/** The wins and losses expected from runs scored and allowed; null before the first run. */
export function expectedRecord({ wins, losses, runsScored, runsAllowed }: Season): TeamRecord | null {
  if (runsScored === null || runsAllowed === null || runsScored + runsAllowed === 0) return null;
  const scored = runsScored ** exponent;
  const played = wins + losses;
  const expected = Math.round((played * scored) / (scored + runsAllowed ** exponent));
  return { wins: expected, losses: played - expected };
}
