import { postseasonClubs } from '../../rules/score-table.ts';
import type { TableField, TablePrediction } from '../../rules/table-shapes.ts';

/** A prediction that is being made. `champion`: null until it is chosen */
export type TableDraft = Omit<TablePrediction, 'champion'> & { champion: number | null };

/** The saved prediction, or the starting order without wild cards. */
export function startDraft({ divisions }: TableField, saved: TablePrediction | null): TableDraft {
  return (
    saved ?? {
      divisions: divisions.map(({ divisionId, clubs }) => ({ divisionId, clubs: clubs.map(({ id }) => id) })),
      wildCards: [],
      champion: null,
    }
  );
}

/** Exchanges a club with the one above (-1) or below (1). At the end of the division nothing changes. */
export function moveClub(draft: TableDraft, clubId: number, by: -1 | 1): TableDraft {
  const divisions = draft.divisions.map((division) => {
    const from = division.clubs.indexOf(clubId);
    const other = division.clubs[from + by];
    if (from === -1 || other === undefined) return division;
    return { ...division, clubs: division.clubs.with(from, other).with(from + by, clubId) };
  });
  return { ...draft, divisions };
}

export function toggleWildCard(draft: TableDraft, clubId: number): TableDraft {
  const others = draft.wildCards.filter((id) => id !== clubId);
  return { ...draft, wildCards: others.length < draft.wildCards.length ? others : [...others, clubId] };
}

/**
 * The draft without choices that another one has made invalid: a wild card that wins its division, and a champion outside the
 * postseason. The draft keeps them, so that they are back after the club has moved back.
 */
export function withoutInvalid(draft: TableDraft): TableDraft {
  const winners = new Set(draft.divisions.flatMap(({ clubs }) => clubs.slice(0, 1)));
  const wildCards = draft.wildCards.filter((id) => !winners.has(id));
  const isIn = draft.champion !== null && postseasonClubs({ ...draft, wildCards }).includes(draft.champion);
  return { ...draft, wildCards, champion: isIn ? draft.champion : null };
}
