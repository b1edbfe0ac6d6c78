import { invalidValue } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { SportId } from '../../model.ts';
import { resultsOf } from '../standings/club-record.ts';
import type { JsonObject } from '../json.ts';
import { fieldingCategories, hittingCategories, pitchingCategories } from './leader-categories.ts';
import { type LeaderList, leaderLists, type LeaderValue } from './leader-values.ts';
import { copyright } from '../notice.ts';
import { clubReferenceById, leagueReference, personReference } from '../references.ts';
import { isStatGroup } from './stat-group.ts';
import { sportReference } from './stat-split.ts';

export function leaderRoutes(league: League): Routes {
  return {
    '/api/v1/stats/leaders': (request) => ({ copyright, leagueLeaders: leagueLeaders(league, request) }),
    '/api/v1/leagueLeaderTypes': () => leaderTypes(),
  };
}

const categoryNames = [
  ...new Set([hittingCategories, pitchingCategories, fieldingCategories].flatMap((table) => Object.keys(table))),
  'catcherEarnedRunAverage',
];

const leaderTypes = () =>
  categoryNames.map((displayName) => ({
    displayName,
    validSports: [{ name: 'baseball', explictModeOn: true }],
    hasMinimums: false,
  }));

const levels = new Set<number>([1, 11, 12, 13, 14, 22]);
const isSport = (id: number): id is SportId => levels.has(id);

function leagueLeaders(league: League, request: RouteRequest): JsonObject[] {
  const { query, now } = request;
  const sportId = query.id('sportId') ?? 1;
  const season = query.id('season') ?? league.season;
  const groups = query.list('statGroup').filter(isStatGroup);
  const scope = {
    season,
    sportId: isSport(sportId) ? sportId : 1,
    gameType: query.text('leaderGameTypes') === 'S' ? 'S' : 'R',
  } as const;
  return query.list('leaderCategories').flatMap((category) => {
    if (!categoryNames.includes(category)) throw invalidValue(category);
    const lists = leaderLists(
      { league, now },
      category,
      scope,
      groups.length > 0 ? groups : ['hitting', 'pitching', 'fielding', 'catching'],
      countClubGames(league, request, season),
    );
    const leagueIds = query.ids('leagueId');
    return lists.map((list) =>
      listBody(league, category, scope, ofLeagues(league, list, leagueIds), query.id('limit') ?? 5),
    );
  });
}

/** Players whose last club is in one of the leagues; an empty list means all. */
function ofLeagues(league: League, list: LeaderList, leagueIds: readonly number[]): LeaderList {
  if (leagueIds.length === 0) return list;
  const leagueOf = ({ lines }: LeaderValue) => league.club(lines.at(-1)?.clubId ?? 0)?.leagueId ?? 0;
  return { ...list, values: list.values.filter((leader) => leagueIds.includes(leagueOf(leader))) };
}

/** The median number of games of a club; the full number for a past season. */
export function countClubGames(league: League, { now }: RouteRequest, season: number): number {
  if (season !== league.season) return 162;
  const counts = [...resultsOf(league, 1, now).values()]
    .map(({ wins, losses }) => wins + losses)
    .toSorted((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

function listBody(
  league: League,
  leaderCategory: string,
  { season, sportId, gameType }: { season: number; sportId: SportId; gameType: 'R' | 'S' },
  { group, values }: LeaderList,
  limit: number,
): JsonObject {
  const description = gameType === 'S' ? 'Spring Training' : 'Regular Season';
  const last = values[limit - 1]?.text;
  const ties = values.slice(limit).filter(({ text }) => text === last);
  const leaders = [...values.slice(0, limit), ...ties].map((leader) =>
    leaderBody(league, leader, values, season, sportId),
  );
  return {
    leaderCategory,
    season: String(season),
    gameType: { id: gameType, description },
    leaders,
    statGroup: group,
    totalSplits: values.length,
  };
}

function leaderBody(
  league: League,
  leader: LeaderValue,
  values: readonly LeaderValue[],
  season: number,
  sportId: SportId,
): JsonObject {
  const last = leader.lines.at(-1);
  const club = last ? league.club(last.clubId) : undefined;
  const group = league.leagues().find(({ id }) => id === club?.leagueId);
  const person = league.person(last?.personId ?? 0);
  return {
    rank: values.findIndex(({ text }) => text === leader.text) + 1,
    value: leader.text,
    ...(club ? { team: clubReferenceById(league, club.id) } : {}),
    ...(group ? { league: { ...leagueReference(group), name: group.abbreviation } } : {}),
    person: {
      ...personReference(league, last?.personId ?? 0),
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
    },
    sport: sportReference(league, sportId),
    season: String(season),
    numTeams: leader.lines.length,
  };
}
