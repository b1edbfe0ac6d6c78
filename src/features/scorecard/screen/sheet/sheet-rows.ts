import type { BattingTally, CardPlayer, Cell, ClubCard, InningTally } from '../../rules/shapes.ts';

/** One column of squares: an inning, or a part of an inning in which the club batted around. */
export type SheetColumn = { key: string; tally: InningTally; part: number };

export function sheetColumns({ innings }: ClubCard): SheetColumn[] {
  return innings.flatMap((tally) =>
    Array.from({ length: tally.parts }, (_, part) => ({ key: `${tally.inning}.${part}`, tally, part })),
  );
}

/** The squares by column and place in the order. */
export function squares({ cells }: ClubCard): (column: SheetColumn, order: number) => Cell | undefined {
  const byPlace = new Map(cells.map((cell) => [`${cell.inning}.${cell.part}.${cell.order}`, cell]));
  return ({ key }, order) => byPlace.get(`${key}.${order}`);
}

/** The batter of a cell; a placed runner is one, too. */
export function batterName({ slots }: ClubCard, { order, batterId }: Cell): string {
  const players = slots[order - 1]?.players ?? [];
  return players.find(({ playerId }) => playerId === batterId)?.name ?? 'The batter';
}

/** 'Marchetti' of 'Teo Marchetti', 'Acuña Jr.' of 'Ronald Acuña Jr.': the sheet has room for the last name. */
export function lastName({ name }: Pick<CardPlayer, 'name'>): string {
  const [, ...rest] = name.split(' ');
  return rest.length === 0 ? name : rest.join(' ');
}

export const battingColumns: { key: keyof BattingTally; name: string; label: string }[] = [
  { key: 'atBats', name: 'AB', label: 'at-bats' },
  { key: 'runs', name: 'R', label: 'runs' },
  { key: 'hits', name: 'H', label: 'hits' },
  { key: 'rbi', name: 'RBI', label: 'runs batted in' },
  { key: 'walks', name: 'BB', label: 'walks' },
  { key: 'strikeOuts', name: 'K', label: 'strikeouts' },
];

type InningRow = { key: 'runs' | 'hits' | 'errors' | 'leftOnBase' | 'pitches'; name: string };

export const inningRows: InningRow[] = [
  { key: 'runs', name: 'Runs' },
  { key: 'hits', name: 'Hits' },
  { key: 'errors', name: 'Field errors' },
  { key: 'leftOnBase', name: 'Left on base' },
  { key: 'pitches', name: 'Pitches' },
];
