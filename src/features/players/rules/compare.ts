import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import { figureNumber } from '#rules/baseball/stats/figures.ts';
import { isCount } from '#rules/baseball/stats/is-count.ts';
import { percentileFigures } from '#rules/baseball/stats/percentile-figures.ts';
import { hasPlayedEnough } from '#rules/baseball/stats/qualified.ts';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';
import { seasonColumns, statColumns, type StatColumn } from '#rules/baseball/stats/stat-columns.ts';
import { leastText, type PoolKind, poolName, titles } from './describe-places.ts';

type Line = { season: string | null; team: object | null; teams: number | null; figures: Figures };

type FieldingLine = Line & { position: string | null };

export type ComparedGroup = 'hitting' | 'pitching';

/** More players than this do not fit next to each other. */
export const maxCompared = 3;

/** Parses '592450,660271': at most three ids of different players; anything else is left out. */
export function parseCompared(text: string | undefined): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));
  return [...new Set(ids)].slice(0, maxCompared);
}

/** The age in a season as baseball counts it: on June 30. Null if it is not known. */
export function ageInSeason(birthDate: string | null, season: string | null): number | null {
  if (birthDate === null || season === null) return null;
  const years = Number(season) - Number(birthDate.slice(0, 4));
  return Number.isFinite(years) ? years - (birthDate.slice(5) > '06-30' ? 1 : 0) : null;
}

/** The columns of a comparison: those of the season table and those of one season only. */
export const comparedColumns: Readonly<Record<ComparedGroup, readonly StatColumn[]>> = {
  hitting: [...statColumns.hitting, ...seasonColumns.hitting],
  pitching: [...statColumns.pitching, ...seasonColumns.pitching],
};

/** The columns in the order of a comparison: rates with a percentile, those without one, and counts. WAR is with the rates. */
export function comparedParts(group: ComparedGroup): Record<'placed' | 'others' | 'counts', readonly StatColumn[]> {
  const columns = comparedColumns[group];
  const rates = columns.filter((column) => !isCount(column));
  const placed = percentileFigures[group].flatMap(({ id }) => rates.find(({ figure }) => figure === id) ?? []);
  return { placed, others: rates.filter((column) => !placed.includes(column)), counts: columns.filter(isCount) };
}

type Pool = { kind: PoolKind; size: number };

/** The pool of the percentiles on one axis: that of the qualified if every player with a percentile is one. */
export function commonPool(players: readonly (readonly Pool[])[]): PoolKind {
  const known = players.filter((pools) => pools.length > 0);
  return known.every((pools) => pools.some(({ kind }) => kind === 'qualified')) ? 'qualified' : 'played';
}

type Placing = {
  name: string;
  /** undefined without the compared season; a season can be without the group */
  season: string | undefined;
  /** undefined for a player without them */
  figures: Figures | undefined;
  placed: (Pool & { isQualified: boolean }) | null;
};

/** Why a player has no mark, after the name. */
function unmarkedReason(group: ComparedGroup, { figures }: Placing): string {
  if (figures === undefined) return group === 'hitting' ? ', who did not bat' : ', who did not pitch';
  return hasPlayedEnough(group, figures) ? ', not in the major leagues' : `, with fewer than ${leastText(group)}`;
}

/** What the marks mean: the pool of the percentiles, who did not qualify and has a hollow mark, and who has none. */
export function describeMarks(group: ComparedGroup, players: readonly Placing[]): string {
  const namesOf = (some: readonly Placing[]) => some.map(({ name }) => name).join(' and ');
  const marked = players.filter(({ placed }) => placed !== null);
  const unmarked = Map.groupBy(
    players.filter(({ placed }) => placed === null),
    (each) => unmarkedReason(group, each),
  );
  const hollow = marked.filter(({ placed }) => placed?.isQualified === false);
  const [season, ...otherSeasons] = new Set(marked.map((each) => each.season));
  const [size, ...otherSizes] = new Set(marked.map(({ placed }) => placed?.size));
  const pool = poolName(group, marked[0]?.placed?.kind ?? 'qualified');
  const who =
    otherSeasons.length + otherSizes.length === 0
      ? `the ${size} ${pool} in ${season}`
      : `the ${pool} in the player’s season`;
  return [
    marked.length === 0 ? [] : `A mark is the percentile among ${who}: 100, at the right, is best.`,
    hollow.length === 0 ? [] : `A hollow mark: ${namesOf(hollow)} did not qualify for the ${titles[group]} title.`,
    [...unmarked].map(([reason, some]) => `No percentile: ${namesOf(some)}${reason}.`),
  ]
    .flat()
    .join(' ');
}

const lessIsBetter: Readonly<Record<ComparedGroup, ReadonlySet<string>>> = {
  hitting: new Set(['strikeoutRate']),
  pitching: new Set('era whip walksPer9Inn avg walkRate fip xfip xAvg xWoba'.split(' ')),
};

type Compared = {
  text: string | null;
  /** of too few plate appearances or innings, or not of the major leagues, where another player is */
  isSmall: boolean;
};

/**
 * Which of the texts are the best of a rate or WAR: none if they are equal, or if fewer than two are known of players who have played enough.
 * Counts have no best: 33 hits in 40 innings are not better than 84 in 83.
 */
export function bestOf(group: ComparedGroup, column: StatColumn, compared: readonly Compared[]): boolean[] {
  const { figure } = column;
  const numbers = compared.map(({ text, isSmall }) => (isSmall ? null : figureNumber((text ?? '').replace('%', ''))));
  const known = numbers.filter((number) => number !== null);
  const isDecided = known.length > 1 && new Set(known).size > 1 && !isCount(column);
  const best = lessIsBetter[group].has(figure) ? Math.min(...known) : Math.max(...known);
  return numbers.map((number) => isDecided && number === best);
}

type Stats<L extends Line> = readonly { group: string; years: readonly L[] }[];
type Played = { birthDate: string | null; stats: Stats<Line> };

/** The lines of a player's seasons in a group, oldest first; a season of several clubs has one. */
export function linesIn<L extends Line>({ stats }: { stats: Stats<L> }, group: ComparedGroup): L[] {
  return seasonLines(stats.find((each) => each.group === group)?.years ?? []);
}

/** What a player fielded in a season at the position with the most games: the clubs together, with the position as a figure; undefined without a game. */
export function fieldingIn({ stats }: { stats: Stats<FieldingLine> }, season: string | undefined): Figures | undefined {
  const lines = stats.find(({ group }) => group === 'fielding')?.years ?? [];
  const own = lines.filter((line) => line.season === season && line.team !== null && line.position !== null);
  const sums = [...Map.groupBy(own, ({ position }) => position ?? '')].map(([position, some]): Figures => {
    const figures = some.map((line) => line.figures);
    return { ...addFigures('fielding', figures), position };
  });
  return sums.toSorted((one, other) => Number(other.gamesPlayed) - Number(one.gamesPlayed))[0];
}

/** What is compared: the seasons or the ages of the players in a group, newest or oldest first. Those of all players come before those of some. */
export function commonKeys(players: readonly Played[], by: 'season' | 'age'): string[] {
  const keys = players.map((player) => {
    const seasons = (['hitting', 'pitching'] as const).flatMap((group) =>
      linesIn(player, group).flatMap(({ season }) => season ?? []),
    );
    return new Set(seasons.flatMap((season) => keyOf(player, season, by) ?? []));
  });
  const all = [...new Set(keys.flatMap((own) => [...own]))].toSorted((a, b) => Number(b) - Number(a));
  const shared = all.filter((key) => keys.every((own) => own.has(key)));
  return [...shared, ...all.filter((key) => !shared.includes(key))];
}

/** The season, or the player's age in it. */
export function keyOf({ birthDate }: Pick<Played, 'birthDate'>, season: string, by: 'season' | 'age'): string | null {
  if (by === 'season') return season;
  const age = ageInSeason(birthDate, season);
  return age === null ? null : String(age);
}

/** The groups in which players are compared: pitchers by pitching, others by hitting, two-way players by both. */
export function comparedGroups(positions: readonly (string | null)[]): ComparedGroup[] {
  const isPitching = positions.some((group) => group === 'pitcher' || group === 'twoWay');
  const isHitting = positions.some((group) => group !== 'pitcher');
  return [...(isHitting ? (['hitting'] as const) : []), ...(isPitching ? (['pitching'] as const) : [])];
}
