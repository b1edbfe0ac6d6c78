import type { BracketField, BracketPrediction } from '#features/season-predictions/rules/bracket-shapes.ts';
import type { TableField, TablePrediction } from '#features/season-predictions/rules/table-shapes.ts';
import { seededShare } from '#features/simulated-users/rules.ts';

function shuffle<T>(list: readonly T[], ...keys: (string | number)[]): T[] {
  return list
    .map((item, index) => ({ item, at: seededShare(...keys, index) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A table that a player chooses at random: some orders stay as they are in the form. */
export function chooseTable({ divisions }: TableField, player: string): TablePrediction {
  const ordered = divisions.map(({ divisionId, leagueId, clubs }) => {
    const ids = clubs.map(({ id }) => id);
    const isKept = seededShare(player, divisionId, 'kept') < 0.5;
    return { divisionId, leagueId, clubs: isKept ? ids : shuffle(ids, player, divisionId) };
  });
  const wildCards = [...new Set(ordered.map(({ leagueId }) => leagueId))].flatMap((leagueId) => {
    const others = ordered.flatMap((division) => (division.leagueId === leagueId ? division.clubs.slice(1, 4) : []));
    return shuffle(others, player, leagueId).slice(0, 3);
  });
  const [champion = 0] = shuffle(
    [...ordered.flatMap(({ clubs }) => clubs.slice(0, 1)), ...wildCards],
    player,
    'champion',
  );
  return { divisions: ordered.map(({ divisionId, clubs }) => ({ divisionId, clubs })), wildCards, champion };
}

/** A bracket that a player chooses at random. */
export function chooseBracket({ series }: BracketField, player: string): BracketPrediction {
  const winners = new Map<string, number>();
  for (const { id, sides } of series) {
    const clubs = sides.map(({ club, winnerOf }) => club?.id ?? winners.get(winnerOf ?? '') ?? 0);
    winners.set(id, shuffle(clubs, player, id)[0] ?? 0);
  }
  return { winners: [...winners].map(([id, clubId]) => ({ series: id, clubId })) };
}
