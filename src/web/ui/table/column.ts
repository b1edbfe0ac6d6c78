import type { ReactNode } from 'react';
import type { TermId } from '#domain/stats/glossary.ts';

export type Figure = string | number | null;

/** A column of a table: its words, what it is sorted by and written to a file as, and how a cell looks. */
export type Column<Row> = {
  id: string;
  /** 'OBP' */
  head: string;
  /** explains the head under the table */
  term?: TermId;
  /** null: not known, shown as '-' and sorted last */
  value: (row: Row) => Figure;
  /** how a cell looks; absent: its value */
  cell?: (row: Row) => ReactNode;
  /** words rather than figures: aligned to the start, first sorted from A */
  isText?: boolean;
};

export type Sort = { id: string; isDescending: boolean };
