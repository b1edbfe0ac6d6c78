type GameNames = { awayId: number; awayName: string | null; homeName: string | null };

/** The names of a pick's clubs as the league told them of its game. */
export function clubNamesOfPick({ winnerId }: { winnerId: number }, { awayId, awayName, homeName }: GameNames) {
  return winnerId === awayId
    ? { winnerName: awayName, loserName: homeName }
    : { winnerName: homeName, loserName: awayName };
}
