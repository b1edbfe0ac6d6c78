import { leagueDateOf } from '../../clock/league-date.ts';
import { invalidValue } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { GameLine, GameLogEntry, SeasonLine } from '../../lines.ts';
import { isSport, type SportId } from '../../model.ts';
import { type JsonObject, number, text } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { innings } from '../rates.ts';
import { reference } from '../references.ts';
import { clubRecord } from '../standings/club-record.ts';
import type { World } from '../world.ts';
import { addLines } from './add-lines.ts';
import { countClubGames, outsPerGame, plateAppearancesPerGame } from './leader-routes.ts';
import { linesByPerson } from './merged-lines.ts';
import { daysSplits } from './person-stats.ts';
import { fieldingCounts, isStatGroup, splitOwner, type StatGroup, statsOf } from './stat-group.ts';

export function statsRoutes(league: League): Routes {
  return {
    '/api/v1/stats': (request) => ({
      stats: blocks(request, (type, group) => playerSplits(league, request, type, group)),
    }),
    '/api/v1/teams/stats': (request) => ({
      stats: blocks(request, (type, group) => teamSplits(league, request, type, group)),
    }),
  };
}

function blocks({ query }: RouteRequest, splitsOf: (type: string, group: StatGroup) => JsonObject[]): JsonObject[] {
  const groups = query.list('group').map((name) => {
    if (!isStatGroup(name)) throw invalidValue(name);
    return name;
  });
  return query.list('stats').flatMap((type) =>
    groups.map((group) => ({
      type: { displayName: type },
      group: { displayName: group },
      splits: splitsOf(type, group).slice(0, query.id('limit') ?? 50),
    })),
  );
}

function levelOf(league: League, request: RouteRequest): SportId {
  const [clubId = 0] = request.query.ids('teamId');
  const [requested = league.club(clubId)?.sportId ?? 1] = request.query.ids('sportId');
  return isSport(requested) ? requested : 1;
}

function playerSplits(league: League, request: RouteRequest, type: string, group: StatGroup): JsonObject[] {
  const { query } = request;
  const season = query.id('season') ?? league.season;
  const clubs = query.ids('teamId');
  const range = type === 'byDateRange' ? rangeOf(request) : null;
  const world = { league, now: request.now };
  const people = [...linesByPerson(world, { season, sportId: levelOf(league, request) }).values()];
  const wanted = people.filter((lines) => clubs.length === 0 || isOfClub(world, lines, clubs));
  const pool = query.text('playerPool');
  const games = range === null ? countClubGames(world, season) : daysIn(range);
  const inPool = wanted.filter((lines) => pool !== 'rookies' || isRookie(league, lines));
  const isListed = (split: JsonObject) => clubs.length > 0 || pool === 'all' || isRegular(split, group, games);
  return rankSplits(
    inPool
      .flatMap((lines) =>
        range === null ? seasonSplit(league, lines, season, group) : rangeSplit(world, lines, group, range),
      )
      .filter((split) => pool === 'rookies' || isListed(split)),
    group,
  );
}

/** Players who are with one of the clubs now, or were in a past season. */
function isOfClub({ league, now }: World, lines: readonly SeasonLine[], clubs: readonly number[]): boolean {
  const last = lines.at(-1);
  if (!last) return false;
  const spot = last.season === league.season ? league.spotOf(last.personId, leagueDateOf(now)) : null;
  return clubs.includes(spot?.clubId ?? last.clubId);
}

/** First and last day. */
type Range = { from: string; to: string };

function rangeOf({ query }: RouteRequest): Range {
  const [from, to] = [query.date('startDate'), query.date('endDate')];
  if (from === null || to === null) throw invalidValue('byDateRange');
  return { from, to };
}

const day = 86_400_000;
const daysIn = ({ from, to }: Range): number => Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

/** Whether a player has no earlier season in the major leagues. */
function isRookie(league: League, lines: readonly SeasonLine[]): boolean {
  const id = lines[0]?.personId ?? 0;
  return league.pastSeasons(id).every(({ sportId }) => sportId !== 1);
}

function rangeSplit(world: World, lines: readonly SeasonLine[], group: StatGroup, range: Range): JsonObject[] {
  const person = world.league.person(lines[0]?.personId ?? 0);
  return person ? daysSplits(world, person, group, range) : [];
}

function seasonSplit(league: League, lines: readonly SeasonLine[], season: number, group: StatGroup): JsonObject[] {
  const last = lines.at(-1);
  const person = last && league.person(last.personId);
  if (!last || !person) return [];
  return statsOf(group, lines).map((stat) => ({
    season: String(season),
    stat,
    ...splitOwner(league, last, true),
    gameType: last.gameType,
    numTeams: lines.length,
    position: stat.position ?? positionBody(person.position),
  }));
}

const byGroup: Readonly<Record<StatGroup, string>> = { hitting: 'ops', pitching: 'era', fielding: 'fielding' };

function rankSplits(splits: readonly JsonObject[], group: StatGroup): JsonObject[] {
  const value = (split: JsonObject) => Number(text(split, 'stat', byGroup[group]) ?? NaN);
  const sign = group === 'pitching' ? 1 : -1;
  const order = splits.toSorted((a, b) => sign * ((value(a) || 0) - (value(b) || 0)));
  return order.map((split, index) => ({ ...split, rank: index + 1 }));
}

/** Whether a line qualifies after a number of club games. A fielder needs two thirds of them at the position, a catcher half. */
function isRegular(split: JsonObject, group: StatGroup, games: number): boolean {
  const count = (name: string) => number(split, 'stat', name) ?? 0;
  if (group === 'hitting') return count('plateAppearances') >= plateAppearancesPerGame * games;
  if (group === 'pitching') return count('outs') >= outsPerGame * games;
  const position = text(split, 'position', 'abbreviation');
  if (position === 'P') return outsOfInnings(text(split, 'stat', 'innings')) >= outsPerGame * games;
  return count('gamesPlayed') >= (position === 'C' ? 1 / 2 : 2 / 3) * games;
}

function outsOfInnings(figure: string | null): number {
  const [whole = 0, thirds = 0] = (figure ?? '').split('.').map(Number);
  return 3 * whole + thirds;
}

function teamSplits(league: League, request: RouteRequest, type: string, group: StatGroup): JsonObject[] {
  const { query, now } = request;
  const season = query.id('season') ?? league.season;
  const sportId = levelOf(league, request);
  const wanted = query.ids('teamId');
  const range = type === 'byDateRange' ? rangeOf(request) : null;
  const people = linesByPerson({ league, now }, { season, sportId });
  const inRange = ({ date }: GameLogEntry) => range !== null && date >= range.from && date <= range.to;
  const played =
    range === null
      ? null
      : [...people.keys()].flatMap((id) =>
          (season === league.season ? league.gameLog(id, now, [sportId]) : []).filter(inRange),
        );
  const linesByClub = Map.groupBy<number, ClubLine>(
    played?.map(({ line, gamePk }) => ({ ...line, gamePk })) ?? [...people.values()].flat(),
    ({ clubId }) => clubId,
  );
  const clubs = league.clubs(sportId).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const splits = clubs.flatMap((club) => {
    const own = linesByClub.get(club.id) ?? [];
    const { wins, losses, ties } = clubRecord(league, club, now);
    const ofSeason = season === league.season ? wins + losses + ties : 162;
    const games = range === null ? ofSeason : new Set(own.map(({ gamePk }) => gamePk)).size;
    const stats = group === 'fielding' ? clubFielding(own) : statsOf(group, own).slice(0, 1);
    return stats.map((stat) => ({
      ...(range === null ? { season: String(season) } : { numTeams: 1 }),
      stat: { ...stat, gamesPlayed: games },
      team: reference(club),
    }));
  });
  return rankSplits(splits, group);
}

type ClubLine = Pick<GameLine, 'batting' | 'pitching' | 'fielding' | 'clubId'> & { gamePk?: number };

/** The fielders of a club together: a double play of several of them is one, and the innings are those of its pitchers. */
function clubFielding(lines: readonly ClubLine[]): JsonObject[] {
  const pitching = addLines(lines.map((line) => line.pitching));
  const fielding = addLines(lines.flatMap((line) => line.fielding));
  if (pitching === null || fielding === null) return [];
  const counts = fieldingCounts({ ...fielding, gamesStarted: Math.min(fielding.gamesStarted, 162) });
  return [{ ...counts, innings: innings(pitching.outs), doublePlays: pitching.groundedIntoDoublePlay }];
}
