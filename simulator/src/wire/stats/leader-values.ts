import type { SeasonLine } from '../../lines.ts';
import { addFielding, addLines } from './add-lines.ts';
import { catcherEarnedRunAverages } from './catcher-era.ts';
import { fieldingCategories, hittingCategories, pitchingCategories } from './leader-categories.ts';
import { linesByPerson, type SeasonScope } from './merged-lines.ts';
import { rounded } from '../rates.ts';
import type { StatGroup } from './stat-group.ts';
import type { World } from '../world.ts';

export type LeaderValue = { lines: readonly SeasonLine[]; value: number; text: string };
export type LeaderList = { group: StatGroup; values: readonly LeaderValue[] };

/**
 * Plate appearances and outs per club game required to qualify. A batter needs the official 3.1; a pitcher 0.9 innings instead
 * of 1, because with 162 games in 153 days a starter pitches every 5.4 games instead of every five.
 */
export const plateAppearancesPerGame = 3.1;
export const outsPerGame = 2.7;

const decided = (value: number, text: string): { value: number; text: string } => ({ value, text });

type Valued = { value: number; text: string } | null;

/** Values of all players in a category by group, best first. `gamesPlayed` is the number of games of a club. */
export function leaderLists(
  world: World,
  category: string,
  scope: SeasonScope,
  groups: readonly StatGroup[],
  gamesPlayed: number,
): LeaderList[] {
  const people = [...linesByPerson(world, scope).values()];
  return groups.flatMap((group) => {
    const read = selectReader(world, group, category, gamesPlayed);
    if (!read) return [];
    const values = people.flatMap((lines) => {
      const valued = read(lines);
      return valued ? [{ lines, ...valued }] : [];
    });
    const sign = isLeastBest(group, category) ? 1 : -1;
    return [{ group, values: values.toSorted((a, b) => sign * (a.value - b.value) || byId(a, b)) }];
  });
}

const byId = (a: LeaderValue, b: LeaderValue) => (a.lines[0]?.personId ?? 0) - (b.lines[0]?.personId ?? 0);

function isLeastBest(group: StatGroup, category: string): boolean {
  if (category === 'catcherEarnedRunAverage') return true;
  const table =
    group === 'hitting' ? hittingCategories : group === 'pitching' ? pitchingCategories : fieldingCategories;
  return table[category]?.least ?? false;
}

function selectReader(
  world: World,
  group: StatGroup,
  category: string,
  gamesPlayed: number,
): ((lines: readonly SeasonLine[]) => Valued) | null {
  if (group === 'hitting') return hitting(category, gamesPlayed);
  if (group === 'pitching') return pitching(category, gamesPlayed);
  if (group === 'catching') return category === 'catcherEarnedRunAverage' ? catching(world, gamesPlayed) : null;
  return fielding(category, gamesPlayed);
}

const valued = (value: number, write: ((value: number) => string) | undefined, isQualified: boolean): Valued =>
  Number.isFinite(value) && isQualified && (write !== undefined || value > 0)
    ? decided(value, (write ?? String)(value))
    : null;

function hitting(category: string, gamesPlayed: number) {
  const entry = hittingCategories[category];
  if (!entry) return null;
  return (lines: readonly SeasonLine[]): Valued => {
    const n = addLines(lines.map(({ batting }) => batting));
    return (
      n &&
      valued(
        entry.value(n),
        entry.write,
        !entry.qualified || n.plateAppearances >= plateAppearancesPerGame * gamesPlayed,
      )
    );
  };
}

function pitching(category: string, gamesPlayed: number) {
  const entry = pitchingCategories[category];
  if (!entry) return null;
  return (lines: readonly SeasonLine[]): Valued => {
    const n = addLines(lines.map((line) => line.pitching));
    return n && valued(entry.value(n), entry.write, !entry.qualified || n.outs >= outsPerGame * gamesPlayed);
  };
}

function fielding(category: string, gamesPlayed: number) {
  const entry = fieldingCategories[category];
  if (!entry) return null;
  return (lines: readonly SeasonLine[]): Valued => {
    const positions = addFielding(lines.flatMap((line) => line.fielding));
    const one = { position: 'P' as const };
    const n = addLines(positions.map((line) => ({ ...line, ...one })));
    const sum =
      category === 'outfieldAssists'
        ? positions.reduce((total, line) => total + entry.value(line), 0)
        : n && entry.value(n);
    return n && sum !== null ? valued(sum, entry.write, !entry.qualified || n.games * 3 >= gamesPlayed * 2) : null;
  };
}

function catching(world: World, gamesPlayed: number) {
  const averages = catcherEarnedRunAverages(world);
  return (lines: readonly SeasonLine[]): Valued => {
    const own = averages.get(lines[0]?.personId ?? 0);
    return own ? valued(own.average, (value) => rounded(value, 2), own.outs >= (27 * gamesPlayed) / 3) : null;
  };
}
