type GameNames = { awayId: number; awayName: string | null; homeName: string | null };

/** The upstream's names of the clubs of a pick. */
export function clubNamesOfPick({ winnerId }: { winnerId: number }, { awayId, awayName, homeName }: GameNames) {
  return winnerId === awayId
    ? { winnerName: awayName, loserName: homeName }
    : { winnerName: homeName, loserName: awayName };
}
