import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { SeasonLines } from '#ui/baseball/season-lines.tsx';
import type { ChancesHistory } from '../contract.ts';

/** What can be drawn over the season. */
export const historyFigures: readonly { id: ChancesHistory['figure']; name: string }[] = [
  { id: 'playoffs', name: 'Playoffs' },
  { id: 'division', name: 'Division' },
  { id: 'wildCard', name: 'Wild card' },
  { id: 'bye', name: 'Bye' },
  { id: 'divisionSeries', name: 'Division Series' },
  { id: 'championshipSeries', name: 'Championship Series' },
  { id: 'worldSeries', name: 'World Series' },
  { id: 'title', name: 'Title' },
  { id: 'wins', name: 'Expected wins' },
];

/** Lines are drawn in halves of 2 %, or of a win. */
const percentOfUnit = 2;

/** The top and the bottom of the chart, and what is between two of its rules. */
function scaleOf({ figure, clubs }: Pick<ChancesHistory, 'figure' | 'clubs'>) {
  if (figure !== 'wins') return { top: 100 / percentOfUnit, bottom: 0, step: 25 / percentOfUnit, shown: percentOfUnit };
  const all = clubs.flatMap(({ values }) => values);
  return {
    top: Math.ceil(Math.max(...all) / 10) * 10,
    bottom: Math.floor(Math.min(...all) / 10) * 10,
    step: 10,
    shown: 1,
  };
}

type ChanceLinesProps = {
  history: ChancesHistory;
  /** the clubs with lines, and their figure now */
  clubs: readonly { id: number; text: string }[];
  /** the club with the strongest line */
  teamId: number | null;
};

/** A chance or the expected wins of clubs through the season. */
export function ChanceLines({ history, clubs: shown, teamId }: ChanceLinesProps) {
  const { figure, days } = history;
  const clubs = shown.flatMap(({ id, text }) => {
    const values = history.clubs.find((club) => club.teamId === id)?.values;
    return values === undefined ? [] : [{ id, text, values, names: clubNamesOf(id) }];
  });
  const { top, bottom, step, shown: perUnit } = scaleOf({ figure, clubs: history.clubs });
  const unit = figure === 'wins' ? 1 : 100 / percentOfUnit;
  const rules = Array.from({ length: Math.floor((top - bottom) / step) + 1 }, (_, rule) => top - rule * step);
  const name = historyFigures.find(({ id }) => id === figure)?.name;
  return (
    <SeasonLines
      label={`${name}: ${clubs.map(({ id, names, text }) => `${names?.shortName ?? id} ${text}`).join(', ')}`}
      lines={clubs.map(({ id, names, text, values }) => ({
        id,
        abbreviation: names?.abbreviation ?? String(id),
        below: values.map((value) => Math.round(2 * (top - unit * value)) / 2),
        text,
      }))}
      days={days}
      depth={Math.max(1, top - bottom)}
      marks={rules.map((value) => ({ below: top - value, text: value * perUnit }))}
      teamId={teamId}
      day={days.length - 1}
    />
  );
}
