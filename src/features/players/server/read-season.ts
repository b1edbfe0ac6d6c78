import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import {
  advancedFigures,
  fipConstant,
  leagueLine,
  type AdvancedGroup,
} from '#rules/baseball/stats/advanced-figures.ts';
import { figureNumber, fixed, percent, rounded } from '#rules/baseball/stats/figures.ts';
import { isCount } from '#rules/baseball/stats/is-count.ts';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import type { Figures, StatBlock, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { figuresShown, statColumns } from '#rules/baseball/stats/stat-columns.ts';
import type { LeagueServices } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { linesOfGroup, readClubLines } from '#sources/statsapi/read-club-lines.ts';
import type { PlayerLeague, PlayerSeason } from '../contract/player-season.ts';
import { situationCodes } from '../rules/situations.ts';
import { readCareer, readSeasonOf } from './read-career.ts';

const groups = ['hitting', 'pitching'] as const satisfies readonly AdvancedGroup[];

/** The upstream's figures that cannot be computed, by our names: of sabermetrics with their decimals, of the expected statistics as it writes them. */
const given: Readonly<Record<AdvancedGroup, Readonly<Record<string, number>>>> = {
  hitting: { wRcPlus: 0, war: 1 },
  pitching: { xfip: 2, war: 1 },
};
const expected: Readonly<Record<string, string>> = { avg: 'xAvg', slg: 'xSlg', woba: 'xWoba' };

type Wanted = { id: number; season?: string | undefined };

/**
 * Reads a player's season (default: the last one) with advanced and expected figures and splits, and the league's line. Two requests are of
 * the player alone, and shared with the rest of the page; the totals of the clubs are those of every player.
 */
export async function readSeason(client: StatsApiClient, { id, season: requested }: Wanted): Promise<PlayerSeason> {
  const career = await readCareer(client, id);
  const season = requested ?? findLastSeason(career.value.stats);
  if (season === null) return { season, groups: [], freshness: { asOf: career.asOf, isStale: career.isStale } };
  const lines = groups.flatMap((group) => {
    const years = splitsOf(career.value.stats, { type: 'yearByYear', group });
    const line = seasonLines(years).find((year) => year.season === season);
    return line === undefined ? [] : [{ group, line }];
  });
  const [{ value, asOf, isStale }, clubs] = await Promise.all([
    readSeasonOf(client, { id, season }),
    nullIfUpstreamFails(readClubLines(client, season)),
  ]);
  return {
    season,
    groups: lines.map(({ group, line }) => {
      const league = leagueLine(group, linesOfGroup(clubs?.value ?? [], group), season);
      const computed = advancedFigures(group, line.figures, { season, fipConstant: league && fipConstant(league) });
      const figures = { ...line.figures, ...computed, ...givenFigures(value.stats, group) };
      return {
        group,
        figures: seasonFigures(group, figures),
        league: league && ratesOf(seasonFigures(group, league)),
        splits: situationLines(value.stats, { group, season }),
        pitches: group === 'pitching' ? pitchMix(value.stats) : [],
      };
    }),
    freshness: { asOf, isStale },
  };
}

/**
 * Reads the league's rates in the major-league seasons of a player. The clubs of a season are one request for all players; those of a past
 * season are requested once a day.
 */
export async function readLeagueYears({ client, clock }: LeagueServices, id: number): Promise<PlayerLeague> {
  const { value, asOf, isStale } = await readCareer(client, id);
  const own = groups.map((group) => {
    const years = splitsOf(value.stats, { type: 'yearByYear', group }).filter(
      ({ level }) => level === null || level === 1,
    );
    return { group, seasons: new Set(years.flatMap(({ season }) => season ?? [])) };
  });
  const now = baseballDay(clock.now()).slice(0, 4);
  const seasons = [...new Set(own.flatMap((each) => [...each.seasons]))].toSorted();
  const clubs = await Promise.all(
    seasons.map(async (season) => {
      const kind = season < now ? 'pastSeason' : 'stats';
      const lines = await nullIfUpstreamFails(readClubLines(client, season, null, kind));
      return { season, blocks: lines?.value ?? [] };
    }),
  );
  const lines = own.map(({ group, seasons: played }) => ({
    group,
    years: clubs.flatMap(({ season, blocks }) => {
      const line = played.has(season) ? leagueLine(group, linesOfGroup(blocks, group), season) : null;
      return line === null ? [] : [{ season, figures: ratesOf(seasonFigures(group, line)) }];
    }),
  }));
  return { groups: lines.filter(({ years }) => years.length > 0), freshness: { asOf, isStale } };
}

/** The pitches of a season by kind, most frequent first. */
function pitchMix(blocks: readonly StatBlock[]): PlayerSeason['groups'][number]['pitches'] {
  const kinds = splitsOf(blocks, { type: 'pitchArsenal', group: 'pitching' }).flatMap(({ figures }) => {
    const [count, speed] = [figureNumber(figures.count ?? ''), figureNumber(figures.averageSpeed ?? '')];
    return figures.type === undefined || !count ? [] : [{ name: figures.type, count: rounded(count), speed }];
  });
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return kinds
    .toSorted((one, other) => other.count - one.count)
    .map(({ speed, ...kind }) => ({
      ...kind,
      share: percent(kind.count / all),
      speed: fixed(speed, 1),
    }));
}

type Wish = { type: string; group: AdvancedGroup };

export function splitsOf(blocks: readonly StatBlock[], { type, group }: Wish): StatSplit[] {
  return blocks.filter((block) => block.type === type && block.group === group).flatMap(({ splits }) => splits);
}

/** The line of a whole season: the only one, or the total of several clubs. Lines of clubs without a total are not added. */
function wholeLine(splits: readonly StatSplit[]): Figures {
  const total = splits.length === 1 ? splits[0] : splits.find(({ team }) => team === null);
  return total?.figures ?? {};
}

function givenFigures(blocks: readonly StatBlock[], group: AdvancedGroup): Figures {
  const values = wholeLine(splitsOf(blocks, { type: 'sabermetrics', group }));
  const own = Object.entries(given[group]).flatMap(([name, decimals]) => {
    const number = figureNumber(values[name] ?? '');
    return number === null ? [] : [[name, fixed(number, decimals)]];
  });
  const deserved = Object.entries(wholeLine(splitsOf(blocks, { type: 'expectedStatistics', group })));
  return Object.fromEntries([
    ...own,
    ...deserved.flatMap(([name, text]) => (expected[name] === undefined ? [] : [[expected[name], text]])),
  ]);
}

/** The figures with a column: of the group's table, and those of one season only. */
function seasonFigures(group: AdvancedGroup, figures: Figures): Figures {
  const more = ['wRcPlus', 'war', 'fip', 'xfip', ...Object.values(expected)];
  const own = more.flatMap((name) => (figures[name] === undefined ? [] : [[name, figures[name]]]));
  return { ...figuresShown(figures, group), ...Object.fromEntries(own) };
}

/** The lines of the situations in their order; of a season with several clubs the clubs are added. */
function situationLines(blocks: readonly StatBlock[], { group, season }: { group: AdvancedGroup; season: string }) {
  const splits = splitsOf(blocks, { type: 'statSplits', group });
  return situationCodes.flatMap((code) => {
    const own = splits.filter(({ situation }) => situation === code);
    const total = own.find(({ team }) => team === null);
    const lines = total === undefined ? own : [total];
    if (lines.length === 0) return [];
    const sum = addFigures(
      group,
      lines.map(({ figures }) => figures),
    );
    const figures = { ...sum, ...lines[0]?.figures, ...(lines.length > 1 ? sum : {}) };
    return [{ code, figures: splitFigures(figures, season) }];
  });
}

const countNames = new Set(
  [...statColumns.hitting, ...statColumns.pitching].filter(isCount).map(({ figure }) => figure),
);

/** The counts of the league are no averages. */
function ratesOf(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([name]) => !countNames.has(name)));
}

const splitNames: ReadonlySet<string> = new Set([...statColumns.hitting.map(({ figure }) => figure), 'inningsPitched']);

/** The figures of turns at bat, of hitters and against pitchers alike. */
function splitFigures(line: Figures, season: string): Figures {
  const figures = { ...line, ...(line.battersFaced && { plateAppearances: line.battersFaced }) };
  const known = Object.entries({ ...figures, ...advancedFigures('hitting', figures, { season }) });
  return Object.fromEntries(known.filter(([name]) => splitNames.has(name) && name !== 'gamesPlayed'));
}

/** The last season in which a player hit or pitched; null if there is none. */
export function findLastSeason(blocks: readonly StatBlock[]): string | null {
  const years = blocks.filter(
    ({ type, group }) => type === 'yearByYear' && (group === 'hitting' || group === 'pitching'),
  );
  const seasons = years.flatMap(({ splits }) => splits.flatMap(({ season }) => season ?? []));
  return seasons.toSorted().at(-1) ?? null;
}
