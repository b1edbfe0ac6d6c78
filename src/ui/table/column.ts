import type { ReactNode } from 'react';
import type { TermId } from '#rules/baseball/stats/glossary.ts';

export type Figure = string | number | null;

/** Which values are good: compared with those of the other rows, or from the lowest to the highest of the bounds. */
export type Heat = { better: 'high' | 'low'; bounds?: readonly [number, number] };

/** A column of a table: its heading, the value to sort by and to export, and how a cell is rendered. */
export type Column<Row> = {
  id: string;
  /** 'OBP' */
  head: string;
  /** what an abbreviated heading means: 'Runs batted in' */
  title?: string;
  /** neighbors of a group share a head above their own; the first column has none */
  group?: string | undefined;
  /** phones show it only when all columns are chosen */
  isMore?: boolean;
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
  /** a tint shows how good the value is */
  heat?: Heat;
  /** the figure of all rows together, in the last line; that of the first column names the line */
  total?: (rows: readonly Row[]) => Figure;
};

export type Sort = { id: string; isDescending: boolean };
