import { leagueName } from '#rules/baseball/teams/leagues.ts';

/** What a prediction still needs, as a sentence; null if it is complete. `missing`: wild cards by league, negative if there are too many */
export function describeMissing(missing: ReadonlyMap<number, number>, champion: number | null): string | null {
  const cards = [...missing].flatMap(([leagueId, clubs]) => {
    const count = Math.abs(clubs);
    const more = clubs > 0 ? 'more ' : '';
    const wildCards = `${count} ${more}wild card${count === 1 ? '' : 's'}`;
    if (clubs === 0) return [];
    return [`${leagueName(leagueId)}: ${clubs > 0 ? `choose ${wildCards}` : `remove ${wildCards}`}.`];
  });
  const all = champion === null ? [...cards, 'Choose the champion.'] : cards;
  return all.length === 0 ? null : all.join(' ');
}
