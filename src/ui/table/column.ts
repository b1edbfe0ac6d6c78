import type { ReactNode } from 'react';
import type { TermId } from '#rules/baseball/stats/glossary.ts';

export type Figure = string | number | null;

/** A column of a table: its heading, the value to sort by and to export, and how a cell is rendered. */
export type Column<Row> = {
  id: string;
  /** 'OBP' */
  head: string;
  /** what an abbreviated heading means: 'Runs batted in' */
  title?: string;
  /** the heading is only read aloud */
  isHeadHidden?: boolean;
  /** key of the glossary entry shown below the table */
  term?: TermId;
  /** null: unknown, shown as '-' and sorted last */
  value: (row: Row) => Figure;
  /** renders a cell; by default its value */
  cell?: (row: Row) => ReactNode;
  /** text instead of numbers: aligned to the start and first sorted ascending */
  isText?: boolean;
  /** the figure of all rows together, in the last line; that of the first column names the line */
  total?: (rows: readonly Row[]) => Figure;
};

export type Sort = { id: string; isDescending: boolean };
