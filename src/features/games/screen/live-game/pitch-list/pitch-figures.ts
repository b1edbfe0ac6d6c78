import type { Pitch } from '#rules/baseball/game/model.ts';

export type PitchFigure = 'startSpeed' | 'endSpeed' | 'spinRate' | 'spinDirection' | 'breakAngle';

type Column = { figure: PitchFigure; heading: string; label: string; write: (value: number) => string };

const oneDecimal = (value: number): string => value.toFixed(1);
const degrees = (value: number): string => `${Math.round(value)}°`.replace('-', '−');

/** In the order of the table; `label` names the figure on a narrow screen, which has no headings. */
const columns: Column[] = [
  { figure: 'startSpeed', heading: 'Start mph', label: 'mph', write: oneDecimal },
  { figure: 'endSpeed', heading: 'End mph', label: 'at the plate', write: oneDecimal },
  {
    figure: 'spinRate',
    heading: 'Spin rpm',
    label: 'rpm',
    // without Intl, whose first use blocks a browser for 30 ms and more
    write: (value) => String(Math.round(value)).replace(/\B(?=\d{3}$)/, ','),
  },
  { figure: 'spinDirection', heading: 'Spin dir.', label: 'spin', write: degrees },
  { figure: 'breakAngle', heading: 'Break', label: 'break', write: degrees },
];

/** The columns with at least one value for these pitches; none in a park that measures nothing. */
export function selectColumns(pitches: Pitch[]): Column[] {
  return columns.filter(({ figure }) => pitches.some((pitch) => pitch[figure] !== null));
}

export type { Column as PitchColumn };

/** Formats a figure; a dash if the pitch does not have it. */
export function formatFigure(pitch: Pitch, { figure, write }: Column): string {
  const value = pitch[figure];
  return value === null ? '–' : write(value);
}

/** 'Four-Seam' for 'Four-Seam Fastball', 'Pitch' for an unknown type. */
export function shortPitchType(type: string | null): string {
  return (type ?? 'Pitch').replace(/^(.+-Seam) Fastball$/, '$1');
}
