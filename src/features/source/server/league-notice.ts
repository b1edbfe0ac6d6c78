/** `isStandIn`: shown because the real league did not respond. `simulatedFans`: their number, 0 in other leagues. */
export type ShownLeague = { kind: 'mlb' | 'simulated' | 'recorded'; isStandIn: boolean; simulatedFans: number };

/** The text of the banner on all pages of a simulated or recorded league; null for the real one. */
export function leagueNotice({ kind, isStandIn }: Pick<ShownLeague, 'kind' | 'isStandIn'>): string | null {
  if (kind === 'mlb') return null;
  if (kind === 'recorded') return 'Recorded games: real games of the past, replayed.';
  if (isStandIn) return 'The real league does not respond; this one is simulated.';
  return 'Simulated league: fictional players, no real results.';
}
