import { invalidValue } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { BattingLine, FieldingLine, PitchingLine, SeasonLine } from '../../lines.ts';
import { isSport } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { rounded } from '../rates.ts';
import { clubReferenceById, personReference } from '../references.ts';
import { resultsOf } from '../standings/club-record.ts';
import type { World } from '../world.ts';
import { addLines } from './add-lines.ts';
import { catcherEarnedRunAverages } from './catcher-era.ts';
import { linesByPerson } from './merged-lines.ts';
import { onBaseAndSlugging, onBasePlusSlugging } from './plate-stat.ts';

export function leaderRoutes(league: League): Routes {
  return { '/api/v1/stats/leaders': (request) => ({ leagueLeaders: leagueLeaders(league, request) }) };
}

/**
 * Plate appearances and outs per club game required to qualify. A batter needs the official 3.1; a pitcher 0.9 innings instead
 * of 1, because with 162 games in 153 days a starter pitches every 5.4 games instead of every five.
 */
export const plateAppearancesPerGame = 3.1;
export const outsPerGame = 2.7;

type Group = 'hitting' | 'pitching' | 'fielding' | 'catching';
type Write = (value: number) => string;
/** A category with its own way to write a value is a rate, for which a player must qualify. `least`: the smallest value leads. */
type Category<Line> = { value: (line: Line) => number; write?: Write; least?: boolean };

const three: Write = (value) => rounded(value, 3).replace(/^0/, '');
const two: Write = (value) => rounded(value, 2);
const divided = (part: number, whole: number) => (whole === 0 ? NaN : part / whole);

/** Leader categories by group, with the API's names. */
const hitting: Readonly<Record<string, Category<BattingLine>>> = {
  homeRuns: { value: (n) => n.homeRuns },
  stolenBases: { value: (n) => n.stolenBases },
  caughtStealing: { value: (n) => n.caughtStealing },
  runs: { value: (n) => n.runs },
  runsBattedIn: { value: (n) => n.rbi },
  sacrificeBunts: { value: (n) => n.sacBunts },
  sacrificeFlies: { value: (n) => n.sacFlies },
  groundOuts: { value: (n) => n.groundOuts },
  numberOfPitches: { value: (n) => n.pitchesSeen },
  battingAverage: { value: (n) => divided(n.hits, n.atBats), write: three },
  onBasePercentage: { value: (n) => onBaseAndSlugging(n).obp, write: three },
  onBasePlusSlugging: { value: onBasePlusSlugging, write: three },
};

const pitching: Readonly<Record<string, Category<PitchingLine>>> = {
  wins: { value: (n) => n.wins },
  saves: { value: (n) => n.saves },
  blownSaves: { value: (n) => n.blownSaves },
  shutouts: { value: (n) => n.shutouts },
  strikeouts: { value: (n) => n.strikeouts },
  wildPitch: { value: (n) => n.wildPitches },
  balk: { value: (n) => n.balks },
  earnedRunAverage: { value: (n) => divided(n.earnedRuns * 27, n.outs), write: two, least: true },
  walksAndHitsPerInningPitched: { value: (n) => divided((n.walks + n.hits) * 3, n.outs), write: two, least: true },
  walksPer9Inn: { value: (n) => divided(n.walks * 27, n.outs), write: two, least: true },
  groundoutToFlyoutRatio: { value: (n) => divided(n.groundOuts, n.airOuts), write: two },
  winPercentage: { value: (n) => divided(n.wins, n.wins + n.losses), write: three },
};

const fielding: Readonly<Record<string, Category<FieldingLine>>> = {
  errors: { value: (n) => n.errors },
  assists: { value: (n) => n.assists },
  triplePlays: { value: (n) => n.triplePlays },
};

const categoryNames = new Set([
  ...[hitting, pitching, fielding].flatMap((table) => Object.keys(table)),
  'catcherEarnedRunAverage',
]);

type Lines = readonly SeasonLine[];
type Leader = { lines: Lines; value: number; text: string };
type Ranking = { read: (lines: Lines) => Pick<Leader, 'value' | 'text'> | null; least: boolean };

function rankingOf<Line>(
  category: Category<Line> | undefined,
  sum: (lines: Lines) => Line | null,
  isQualified: (line: Line) => boolean,
): Ranking | null {
  if (category === undefined) return null;
  const { value: valueOf, write, least = false } = category;
  return {
    least,
    read(lines) {
      const line = sum(lines);
      if (line === null || (write && !isQualified(line))) return null;
      const value = valueOf(line);
      return Number.isFinite(value) && (write || value > 0) ? { value, text: (write ?? String)(value) } : null;
    },
  };
}

/** The values of a category in a group, with which a player qualifies after a number of club games; null: not in the group. */
function findRanking(world: World, group: Group, category: string, games: number): Ranking | null {
  if (group === 'hitting')
    return rankingOf(
      hitting[category],
      (lines) => addLines(lines.map(({ batting }) => batting)),
      ({ plateAppearances }) => plateAppearances >= plateAppearancesPerGame * games,
    );
  if (group === 'pitching')
    return rankingOf(
      pitching[category],
      (lines) => addLines(lines.map((line) => line.pitching)),
      ({ outs }) => outs >= outsPerGame * games,
    );
  if (group === 'fielding')
    return rankingOf(
      fielding[category],
      (lines) => addLines(lines.flatMap((line) => line.fielding)),
      () => true,
    );
  if (category !== 'catcherEarnedRunAverage') return null;
  const averages = catcherEarnedRunAverages(world);
  return rankingOf<{ average: number; outs: number }>(
    { value: ({ average }) => average, write: two, least: true },
    (lines) => averages.get(lines[0]?.personId ?? 0) ?? null,
    ({ outs }) => outs >= (27 * games) / 3,
  );
}

const groups: readonly Group[] = ['hitting', 'pitching', 'fielding', 'catching'];

function leagueLeaders(league: League, { query, now }: RouteRequest): JsonObject[] {
  const sportId = query.id('sportId') ?? 1;
  const season = query.id('season') ?? league.season;
  const world = { league, now };
  const wanted = groups.filter((group) => !query.text('statGroup') || query.list('statGroup').includes(group));
  const limit = query.id('limit') ?? 5;
  const leagueIds = query.ids('leagueId');
  const isInLeague = (lines: Lines) =>
    leagueIds.length === 0 || leagueIds.includes(league.club(lines.at(-1)?.clubId ?? 0)?.leagueId ?? 0);
  const people = [...linesByPerson(world, { season, sportId: isSport(sportId) ? sportId : 1 }).values()];
  const games = countClubGames(world, season);
  return query.list('leaderCategories').flatMap((leaderCategory) => {
    if (!categoryNames.has(leaderCategory)) throw invalidValue(leaderCategory);
    return wanted.flatMap((statGroup) => {
      const ranking = findRanking(world, statGroup, leaderCategory, games);
      if (ranking === null) return [];
      const ranked = people.filter(isInLeague).flatMap((lines): Leader[] => {
        const valued = ranking.read(lines);
        return valued ? [{ lines, ...valued }] : [];
      });
      const sign = ranking.least ? 1 : -1;
      const values = ranked.toSorted((a, b) => sign * (a.value - b.value) || byId(a, b));
      return [{ leaderCategory, statGroup, leaders: leadersOf(league, values, limit) }];
    });
  });
}

const byId = (a: Leader, b: Leader) => (a.lines[0]?.personId ?? 0) - (b.lines[0]?.personId ?? 0);

/** The median number of games of a club; the full number for a past season. */
export function countClubGames({ league, now }: World, season: number): number {
  if (season !== league.season) return 162;
  const counts = [...resultsOf(league, 1, now).values()]
    .map(({ wins, losses }) => wins + losses)
    .toSorted((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

/** The first leaders, and those who are tied with the last one. */
function leadersOf(league: League, values: readonly Leader[], limit: number): JsonObject[] {
  const last = values[limit - 1]?.text;
  const ties = values.slice(limit).filter(({ text }) => text === last);
  return [...values.slice(0, limit), ...ties].map(({ lines, text }) => {
    const { clubId = 0, personId = 0 } = lines.at(-1) ?? {};
    const club = league.club(clubId);
    const group = league.leagues().find(({ id }) => id === club?.leagueId);
    return {
      rank: values.findIndex((other) => other.text === text) + 1,
      value: text,
      ...(club ? { team: clubReferenceById(league, club.id) } : {}),
      ...(group ? { league: { id: group.id, name: group.abbreviation } } : {}),
      person: personReference(league, personId),
    };
  });
}
