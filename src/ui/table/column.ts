import type { ReactNode } from 'react';
import type { TermId } from '#rules/baseball/stats/glossary.ts';

export type Figure = string | number | null;

/** A column of a table: its heading, the value to sort by and to export, and how a cell is rendered. */
export type Column<Row> = {
  id: string;
  /** 'OBP' */
  head: string;
  /** key of the glossary entry shown below the table */
  term?: TermId;
  /** null: unknown, shown as '-' and sorted last */
  value: (row: Row) => Figure;
  /** renders a cell; by default its value */
  cell?: (row: Row) => ReactNode;
  /** text instead of numbers: aligned to the start and first sorted ascending */
  isText?: boolean;
};

export type Sort = { id: string; isDescending: boolean };
