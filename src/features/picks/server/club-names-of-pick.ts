type GameNames<Name> = { awayId: number; awayName: Name; homeName: Name };

/** The upstream's names of the clubs of a pick. */
export function clubNamesOfPick<Name extends string | null>(
  { winnerId }: { winnerId: number },
  { awayId, awayName, homeName }: GameNames<Name>,
) {
  return winnerId === awayId
    ? { winnerName: awayName, loserName: homeName }
    : { winnerName: homeName, loserName: awayName };
}
