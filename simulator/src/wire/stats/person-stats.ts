import type { League } from '../../league.ts';
import type { GameLogEntry, SeasonLine } from '../../lines.ts';
import type { Person, SportId } from '../../model.ts';
import { type PitchTypeCode, pitchTypes } from '../../people/pitch-types.ts';
import type { JsonObject } from '../json.ts';
import { ageOn } from '../people/person-body.ts';
import { positionBody } from '../people/position-body.ts';
import { clubReferenceById, personReference } from '../references.ts';
import type { World } from '../world.ts';
import { expectedStatistics, sabermetrics } from './advanced-stats.ts';
import { rankingSplits } from './rankings.ts';
import { situationStats, statOfTurns } from './split-stats.ts';
import { splitOwner, type StatGroup, statsOf } from './stat-group.ts';

export type StatsRequest = {
  types: readonly string[];
  groups: readonly StatGroup[];
  season: number;
  sitCodes?: readonly string[];
  /** the other player of a meeting */
  opponentId?: number | null;
  /** minor leagues only */
  ofMinors?: boolean;
};

/** The `stats` list of a person: one block per kind and group with data, in the API's order. */
export function personStats(world: World, person: Person, request: StatsRequest): JsonObject[] {
  return request.types.flatMap((type) =>
    request.groups.flatMap((group) => {
      const splits = splitsOf(world, person, type, group, request);
      return splits.length === 0 ? [] : [{ type: { displayName: type }, group: { displayName: group }, splits }];
    }),
  );
}

function splitsOf(world: World, person: Person, type: string, group: StatGroup, request: StatsRequest): JsonObject[] {
  const { league } = world;
  switch (type) {
    case 'season':
      return seasonSplits(
        league,
        linesOf(world, person).filter(({ season }) => season === request.season),
        group,
      );
    case 'yearByYear':
      return seasonSplits(league, request.ofMinors ? minorLinesOf(world, person) : linesOf(world, person), group);
    case 'career':
      return careerSplits(league, person, linesOf(world, person), group);
    case 'gameLog':
      return request.season === league.season
        ? logOf(world, person).flatMap((entry) => gameSplits(league, person, entry, group))
        : [];
    case 'rankingsByYear':
      return rankingSplits(world, person, group);
    case 'sabermetrics':
    case 'expectedStatistics':
      return valueSplits(world, person, group, { type, season: request.season });
    case 'pitchArsenal':
      return group === 'pitching' && request.season === league.season
        ? pitchArsenal(league, person.id, logOf(world, person)).map((stat) => ({
            season: String(league.season),
            stat,
            player: personReference(league, person.id),
            gameType: 'R',
          }))
        : [];
    case 'vsPlayer':
    case 'vsPlayerTotal':
      return meetingSplits(world, person, group, { type, opponentId: request.opponentId ?? null });
    case 'statSplits':
      return request.season === league.season ? situationSplits(world, person, group, request.sitCodes ?? []) : [];
    default:
      return [];
  }
}

/** Past seasons and the current one in MLB; for players without MLB games, at the club's level. */
function linesOf(world: World, person: Person): SeasonLine[] {
  const all = countingLinesOf(world, person);
  const major = all.filter(({ sportId }) => sportId === 1);
  return major.length > 0 ? major : all;
}

/** The same for the minor leagues. */
function minorLinesOf(world: World, person: Person): SeasonLine[] {
  return countingLinesOf(world, person).filter(({ sportId }) => sportId !== 1);
}

function countingLinesOf({ league, now }: World, person: Person): SeasonLine[] {
  return [...league.pastSeasons(person.id), ...league.seasonLinesOf(person.id, now)];
}

function seasonSplits(league: League, lines: readonly SeasonLine[], group: StatGroup): JsonObject[] {
  const seasons = [...new Set(lines.map(({ season }) => season))];
  return seasons.flatMap((season) => {
    const ofSeason = lines.filter((line) => line.season === season);
    const clubs = ofSeason.flatMap((line) =>
      statsOf(group, [line]).map((stat) => ({
        season: String(season),
        stat: { age: ageOn(league.person(line.personId)?.birthDate ?? '', `${season}-07-01`), ...stat },
        ...splitOwner(league, line, false),
        gameType: 'R',
      })),
    );
    return [...clubs, ...total(league, ofSeason, group)];
  });
}

/** A line per club and, after a change of club, a total line. */
function total(league: League, ofSeason: readonly SeasonLine[], group: StatGroup): JsonObject[] {
  const [first] = ofSeason;
  const numTeams = new Set(ofSeason.filter((line) => statsOf(group, [line]).length > 0).map(({ clubId }) => clubId))
    .size;
  if (!first || numTeams < 2) return [];
  return statsOf(group, ofSeason).map((stat) => ({
    season: String(first.season),
    stat,
    player: personReference(league, first.personId),
    sport: { id: first.sportId },
    gameType: 'R',
    numTeams,
  }));
}

function careerSplits(league: League, person: Person, lines: readonly SeasonLine[], group: StatGroup): JsonObject[] {
  const [first] = lines;
  if (!first) return [];
  return statsOf(group, lines).map((stat) => ({
    stat,
    player: personReference(league, person.id),
    sport: { id: first.sportId },
    gameType: 'R',
    numTeams: new Set(lines.map(({ clubId }) => clubId)).size,
  }));
}

/** The games of the current season in MLB; for players without MLB games, at the levels of their clubs. */
function logOf({ league, now }: World, person: Person): readonly GameLogEntry[] {
  const major = league.gameLog(person.id, now, [1]);
  // the seasons of the minor leagues are played only when they are needed
  return major.length > 0 ? major : league.gameLog(person.id, now);
}

/** The statistics of a group in one game; empty without any. */
function gameSplits(league: League, person: Person, entry: GameLogEntry, group: StatGroup): JsonObject[] {
  const { gamePk, date, opponentId, isHome, isWin, line } = entry;
  const game = league.game(gamePk);
  const owner = splitOwner(league, { personId: person.id, clubId: line.clubId, sportId: game?.sportId ?? 1 }, false);
  return statsOf(group, [line]).map((stat) => ({
    season: String(league.season),
    stat,
    ...owner,
    opponent: clubReferenceById(league, opponentId),
    date,
    gameType: game?.gameType ?? 'R',
    isHome,
    isWin,
    game: { gamePk },
  }));
}

/** A line per club, which the API's expected figures do not name, and a total after a change of club. */
function valueSplits(
  world: World,
  person: Person,
  group: StatGroup,
  { type, season }: { type: 'sabermetrics' | 'expectedStatistics'; season: number },
): JsonObject[] {
  const { league } = world;
  const lines = linesOf(world, person).filter((line) => line.season === season && line.sportId === 1);
  const [first] = lines;
  if (!first) return [];
  const player = personReference(league, person.id);
  const rest = { season: String(season), player, sport: { id: 1 }, gameType: 'R' };
  if (type === 'expectedStatistics') return expectedStatistics(world, group, lines).map((stat) => ({ ...rest, stat }));
  const numTeams = new Set(lines.map(({ clubId }) => clubId)).size;
  const clubs = lines.flatMap((line) =>
    sabermetrics(world, group, [line]).map((stat) => ({
      ...rest,
      stat,
      ...splitOwner(league, line, false),
      numTeams: 1,
    })),
  );
  return numTeams < 2
    ? clubs
    : [...sabermetrics(world, group, lines).map((stat) => ({ ...rest, stat, numTeams })), ...clubs];
}

function levelsOf(league: League, log: readonly GameLogEntry[]): SportId[] {
  return [...new Set(log.map(({ gamePk }) => league.game(gamePk)?.sportId ?? 1))];
}

function situationSplits(world: World, person: Person, group: StatGroup, codes: readonly string[]): JsonObject[] {
  const { league, now } = world;
  const log = logOf(world, person);
  const last = log.at(-1);
  if (!last || group === 'fielding') return [];
  const levels = levelsOf(league, log);
  const turns = league.turns(person.id, now, levels);
  const owner = { personId: person.id, clubId: last.line.clubId, sportId: levels[0] ?? 1 };
  return situationStats(group, codes, { personId: person.id, turns, log }).map(({ stat, split }) => ({
    season: String(league.season),
    stat,
    ...splitOwner(league, owner, false),
    gameType: 'R',
    position: positionBody(person.position),
    split,
  }));
}

/** The turns at bat of a batter against a pitcher: of this season, because past ones have no individual games, so the total equals it. */
function meetingSplits(
  world: World,
  person: Person,
  group: StatGroup,
  { type, opponentId }: { type: 'vsPlayer' | 'vsPlayerTotal'; opponentId: number | null },
): JsonObject[] {
  const { league, now } = world;
  const log = logOf(world, person);
  const last = log.at(-1);
  if (!last || opponentId === null || group === 'fielding') return [];
  const [batterId, pitcherId] = group === 'hitting' ? [person.id, opponentId] : [opponentId, person.id];
  const turns = league
    .turns(person.id, now, levelsOf(league, log))
    .filter((turn) => turn.batterId === batterId && turn.pitcherId === pitcherId);
  return statOfTurns(turns, group).map((stat) => ({
    ...(type === 'vsPlayer'
      ? { season: String(league.season), team: clubReferenceById(league, last.line.clubId) }
      : {}),
    stat,
    gameType: 'R',
    batter: personReference(league, batterId),
    pitcher: personReference(league, pitcherId),
  }));
}

/** The games between two days, inclusive. */
export function daysSplits(
  world: World,
  person: Person,
  group: StatGroup,
  { from, to }: { from: string; to: string },
): JsonObject[] {
  const { league } = world;
  const log = logOf(world, person).filter(({ date }) => date >= from && date <= to);
  const last = log.at(-1);
  if (!last) return [];
  const sportId = league.game(last.gamePk)?.sportId ?? 1;
  const owner = splitOwner(league, { personId: person.id, clubId: last.line.clubId, sportId }, true);
  const lines = log.map(({ line }) => line);
  return statsOf(group, lines).map((stat) => ({
    season: String(league.season),
    stat,
    ...owner,
    gameType: 'R',
    numTeams: 1,
    position: stat.position ?? positionBody(person.position),
  }));
}

type Pitches = Map<PitchTypeCode, { count: number; speed: number }>;

/** The pitches of a person in each game, because building a game takes milliseconds. */
const known = new WeakMap<League, Map<string, Pitches>>();

function pitchesOf(league: League, personId: number, gamePk: number): Pitches {
  const games = known.get(league) ?? new Map<string, Pitches>();
  known.set(league, games);
  const key = `${personId} ${gamePk}`;
  const found = games.get(key);
  if (found) return found;
  const pitches: Pitches = new Map();
  for (const play of league.play(gamePk)?.plays ?? []) {
    if (play.pitcherId !== personId) continue;
    for (const event of play.events) {
      if (event.kind !== 'pitch') continue;
      const { count, speed } = pitches.get(event.pitchType) ?? { count: 0, speed: 0 };
      pitches.set(event.pitchType, { count: count + 1, speed: speed + event.physics.startSpeed });
    }
  }
  if (games.size > 20_000) games.clear();
  games.set(key, pitches);
  return pitches;
}

/** A season of a reliever has seventy games, which would take more than a second to build. */
const gamesCounted = 15;

/** The kinds of pitches of a pitcher's season, with the shares and average speeds of the last games of a log. */
function pitchArsenal(league: League, personId: number, log: readonly GameLogEntry[]): JsonObject[] {
  const sums: Pitches = new Map();
  const pitched = log.filter(({ line }) => line.pitching !== null);
  for (const { gamePk } of pitched.slice(-gamesCounted)) {
    for (const [code, own] of pitchesOf(league, personId, gamePk)) {
      const { count, speed } = sums.get(code) ?? { count: 0, speed: 0 };
      sums.set(code, { count: count + own.count, speed: speed + own.speed });
    }
  }
  const totalPitches = [...sums.values()].reduce((sum, { count }) => sum + count, 0);
  const ofSeason = pitched.reduce((sum, { line }) => sum + (line.pitching?.pitches ?? 0), 0);
  return [...sums]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([code, { count, speed }]) => ({
      percentage: count / totalPitches,
      count: Math.round((count / totalPitches) * ofSeason),
      averageSpeed: speed / count,
      type: { code, description: pitchTypes[code].name },
    }));
}
