/** `isStandIn`: shown because the real league did not respond. `simulatedFans`: their number, 0 in other leagues. */
export type ShownLeague = { kind: 'mlb' | 'simulated' | 'recorded'; isStandIn: boolean; simulatedFans: number };

/** The text of the banner on all pages of a simulated or recorded league; null for the real one. */
export function leagueNotice({ kind, isStandIn }: Pick<ShownLeague, 'kind' | 'isStandIn'>): string | null {
  if (kind === 'mlb') return null;
  if (kind === 'recorded') return 'Recorded games: these are real games of the past, replayed.';
  const start = isStandIn ? 'The MLB Stats API does not respond, so this is' : 'This is';
  return `${start} a simulated league: real clubs, fictional players, no real results.`;
}
