import { z } from 'zod';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { battingDayLine, pitchingDayLine } from '#rules/baseball/stats/day-line.ts';
import { figureNumber, outsOfInnings } from '#rules/baseball/stats/figures.ts';
import type { Figures, StatSplit } from '#rules/baseball/stats/stat-block.ts';

export const dayListSchema = z.object({
  name: z.string(),
  leaders: z.array(
    z.object({
      person: namedSchema,
      teamId: z.number().int(),
      value: z.number().int(),
      /** '3-for-4, HR, 2 RBI' */
      line: z.string().nullable(),
    }),
  ),
});

type DayList = z.infer<typeof dayListSchema>;

/** how many players a list has */
const listed = 3;

/** What orders the players of a list: the category first, then what decides between equal ones. */
const categories = [
  { name: 'Home runs', group: 'hitting', by: ['homeRuns', 'rbi', 'hits'] },
  { name: 'Hits', group: 'hitting', by: ['hits', 'totalBases', 'rbi'] },
  { name: 'Runs batted in', group: 'hitting', by: ['rbi', 'totalBases', 'hits'] },
  { name: 'Strikeouts', group: 'pitching', by: ['strikeOuts', 'inningsPitched'] },
] as const;

const count = (figures: Figures, name: string): number => figureNumber(figures[name] ?? '') ?? 0;

function lineOf(group: 'hitting' | 'pitching', figures: Figures): string | null {
  const of = (name: string) => count(figures, name);
  const shared = { hits: of('hits'), walks: of('baseOnBalls') };
  if (group === 'hitting')
    return battingDayLine({
      ...shared,
      atBats: of('atBats'),
      homeRuns: of('homeRuns'),
      rbi: of('rbi'),
      runs: of('runs'),
    });
  const outs = outsOfInnings(figures.inningsPitched ?? '') ?? 0;
  return pitchingDayLine({ ...shared, outs, earnedRuns: of('earnedRuns'), strikeOuts: of('strikeOuts') });
}

/** The first players of each category on a day. One without anything to count is not listed, nor is an empty category. */
export function leadersOfDay(splits: Record<'hitting' | 'pitching', readonly StatSplit[]>): DayList[] {
  return categories.flatMap(({ name, group, by }) => {
    const leaders = splits[group]
      .filter(({ figures }) => count(figures, by[0]) > 0)
      .toSorted((one, other) => {
        const differences = by.map((each) => count(other.figures, each) - count(one.figures, each));
        return differences.find((difference) => difference !== 0) ?? 0;
      })
      .slice(0, listed)
      .flatMap(({ player, team, figures }) =>
        player === null || team === null
          ? []
          : { person: player, teamId: team.id, value: count(figures, by[0]), line: lineOf(group, figures) },
      );
    return leaders.length === 0 ? [] : { name, leaders };
  });
}
