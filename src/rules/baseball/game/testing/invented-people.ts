import type { LineupSlot } from '#rules/baseball/game/model.ts';

/** Invented players for tests. */
export const names = [
  'Ada Marsh',
  'Leo Cruz Jr.',
  'Teo De La Vega',
  'Ines Ruiz-Hall',
  'Sam Okonkwo',
  'Max Tillery',
  'Bo Lindqvist',
  'Ray Abara',
  'Gus Petrov',
  'Nils Whitlock',
  'Omar Nakagawa',
  'Tim Delacroix',
  'Vic Marchetti',
  'Eli Okafor',
  'Ian Suzuki',
  'Abe Castell',
  'Joe Farrow',
  'Kip Sorensen',
  'Dan Ishimura',
];
const firstId = 900_001;

export function id(place: number): number {
  return firstId + place;
}

export const people: Record<string, string> = Object.fromEntries(names.map((name, place) => [String(id(place)), name]));

const fielding = ['CF', 'SS', 'RF', '1B', 'DH', '3B', 'LF', '2B', 'C'];

export function lineupFrom(start: number): LineupSlot[] {
  return fielding.map((position, place) => ({ order: place + 1, playerId: id(start + place), position }));
}
