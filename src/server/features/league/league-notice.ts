/** `isStandIn`: shown because the real league did not answer. `simulatedFans`: how many take part; 0 but in the simulated one. */
export type ShownLeague = { kind: 'mlb' | 'simulated' | 'recorded'; isStandIn: boolean; simulatedFans: number };

/** The sentence of the banner that every page of an unreal league carries; null on the real one. */
export function leagueNotice({ kind, isStandIn }: Pick<ShownLeague, 'kind' | 'isStandIn'>): string | null {
  if (kind === 'mlb') return null;
  if (kind === 'recorded') return 'Recorded games: these are real games of the past, played again.';
  const why = isStandIn ? 'The MLB Stats API does not answer, so this is' : 'This is';
  return `${why} a simulated league: real clubs, fictional players, no real results.`;
}
