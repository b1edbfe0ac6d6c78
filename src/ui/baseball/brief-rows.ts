import type { ClubBrief, RecentStart } from '#rules/baseball/forecast/brief-shapes.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { dateParts } from '#ui/kit/time-text.ts';

type Brief = {
  isComplete: boolean;
  clubs: Record<Side, ClubBrief>;
  series: Record<Side, number>;
  starts: Record<Side, readonly RecentStart[]>;
};

/** A row of the brief: a name, and a text for each club. */
export type BriefRow = { name: string } & Record<Side, string>;

const formatCount = ({ won, lost }: ClubBrief['season']): string => `${won}–${lost}`;

/** 'July 4: 2, June 28: –' */
function formatStarts(starts: readonly RecentStart[], kind: 'runs' | 'earlyRuns'): string {
  const texts = starts.map((start) => `${dateParts(start.endedOn).monthAndDay}: ${start[kind] ?? '–'}`);
  return texts.length === 0 ? '–' : texts.join(', ');
}

const formatRest = (days: number | null): string => (days === null ? '–' : days === 1 ? '1 day' : `${days} days`);

/** The rows of the brief; empty without all results of the season, as at all levels but the major leagues, and before the first one. */
export function briefRows({ isComplete, clubs, series, starts }: Brief): BriefRow[] {
  const { away, home } = clubs;
  if (!isComplete || [away, home].every(({ restDays }) => restDays === null)) return [];
  const row = (name: string, textOf: (side: Side) => string): BriefRow => ({
    name,
    away: textOf('away'),
    home: textOf('home'),
  });
  const isKnown = [...starts.away, ...starts.home].some(({ runs }) => runs !== null);
  const startsRow = isKnown
    ? row('Last starts of the pitcher: runs allowed', (side) => formatStarts(starts[side], 'runs'))
    : row('Last starts of the pitcher: runs of the other club in six innings', (side) =>
        formatStarts(starts[side], 'earlyRuns'),
      );
  return [
    row('Season before this day', (side) => formatCount(clubs[side].season)),
    row('Last ten games before this day', (side) => formatCount(clubs[side].lastTen)),
    row('Away or at home', (side) => formatCount(clubs[side].atSide)),
    row('Wins against the other', (side) => String(series[side])),
    row('Rest', (side) => formatRest(clubs[side].restDays)),
    row('Pitches by relievers in three days', (side) => String(clubs[side].reliefPitches ?? '–')),
    startsRow,
  ];
}
