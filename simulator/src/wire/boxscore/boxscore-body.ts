import type { GameMoment, League } from '../../league.ts';
import type { BattingLine, GameLine, PitchingLine } from '../../lines.ts';
import type { Side, Position } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { addLines, addFielding } from '../stats/add-lines.ts';
import { battingCounts, battingStat, battingSummary } from '../stats/batting-stat.ts';
import type { JsonObject } from '../json.ts';
import { totalBases } from '../stats/plate-stat.ts';
import { fieldingSum } from '../stats/fielding-stat.ts';
import { pitchingCounts, pitchingStat, pitchingSummary } from '../stats/pitching-stat.ts';
import { positionBody } from '../people/position-body.ts';
import { personReference } from '../references.ts';
import { readSeasonBefore } from './season-before.ts';
import { gameRoster } from './game-people.ts';
import { shortTeamBody } from '../teams/team-body.ts';

/** The box score at a moment; with `moment` null, only the announced lineups. */
export function boxscoreBody(league: League, played: PlayedGame, moment: GameMoment | null, now: number): JsonObject {
  const box = { league, played, moment, now };
  return {
    teams: { away: teamBox(box, 'away'), home: teamBox(box, 'home') },
    officials: played.officials.map(({ personId, fullName, role }) => ({
      official: { id: personId, fullName, link: `/api/v1/people/${personId}` },
      officialType: role,
    })),
    info: moment ? boxInfo(league, played, moment) : [],
    pitchingNotes: [],
    topPerformers: moment ? topPerformers(box, moment) : [],
  };
}

function teamBox(box: Box, side: Side): JsonObject {
  const { league, played, moment, now } = box;
  const club = league.club(side === 'away' ? played.awayId : played.homeId);
  const lines = (moment?.lines ?? []).filter(({ clubId }) => clubId === club?.id);
  const roster = gameRoster(played, now)[side];
  const isIn = new Set(lines.map(({ personId }) => personId));
  const isPitcher = (id: number) => league.person(id)?.position === 'P';
  const out = roster.filter((id) => !isIn.has(id));
  const announced = now >= played.lineupsAt ? played.starters[side].order : [];
  return {
    team: club ? shortTeamBody(club) : {},
    teamStats: teamStats(lines),
    players: Object.fromEntries(
      roster.map((id) => [
        `ID${id}`,
        boxPlayer(
          box,
          side,
          id,
          lines.find(({ personId }) => personId === id),
        ),
      ]),
    ),
    batters: lines.toSorted(byOrder).map(({ personId }) => personId),
    pitchers: [...(moment?.pitchersUsed[side] ?? [])],
    bench: out.filter((id) => !isPitcher(id)),
    bullpen: out.filter(isPitcher),
    battingOrder: (moment ? moment.orders[side] : announced).map(({ personId }) => personId),
    info: teamInfo(league, played, lines),
    note: [],
  };
}

const byOrder = (a: GameLine, b: GameLine) => Number(a.battingOrder ?? 9999) - Number(b.battingOrder ?? 9999);

function teamStats(lines: readonly GameLine[]): JsonObject {
  const batting = addLines(lines.map((line) => line.batting));
  const pitching = addLines(lines.map((line) => line.pitching));
  return {
    batting: batting ? { ...battingCounts({ ...batting, games: 1 }), ...averagesOf(batting) } : {},
    pitching: pitching ? { ...pitchingCounts(pitching), ...earnedOf(pitching) } : {},
    fielding: fieldingSum(lines.flatMap((line) => line.fielding)),
  };
}

function averagesOf(line: BattingLine): JsonObject {
  const { avg = '', obp = '', slg = '', ops = '' } = battingStat(line);
  return { avg, obp, slg, ops };
}

function earnedOf(line: PitchingLine): JsonObject {
  const { obp = '', era = '', whip = '', groundOutsToAirouts = '', pitchesPerInning = '' } = pitchingStat(line);
  return { obp, era, whip, groundOutsToAirouts, pitchesPerInning };
}

/** The best pitcher and the two best other players so far, by a simple game score. */
function topPerformers(box: Box, moment: GameMoment): JsonObject[] {
  const { league, played } = box;
  const score = ({ batting, pitching }: GameLine) =>
    (batting ? batting.hits * 6 + batting.homeRuns * 12 + batting.rbi * 4 + batting.runs * 3 : 0) +
    (pitching ? pitching.outs * 2 + pitching.strikeouts * 2 - pitching.earnedRuns * 6 - pitching.hits * 2 : 0);
  const best = moment.lines.toSorted((a, b) => score(b) - score(a));
  const hitters = best.filter(({ pitching }) => pitching === null).slice(0, 2);
  const pitcher = best.find(({ pitching }) => pitching !== null);
  const performers = [...hitters, ...(pitcher ? [pitcher] : [])].toSorted((a, b) => score(b) - score(a));
  return performers.map((line) => ({
    player: boxPlayer(box, line.clubId === played.awayId ? 'away' : 'home', line.personId, line),
    type: line.pitching ? 'starter' : 'hitter',
    gameScore: score(line),
    ...(line.pitching ? { pitchingGameScore: score(line) } : { hittingGameScore: score(line) }),
    person: personReference(league, line.personId),
  }));
}

/** The notes under a box score, in the API's labels. */
function boxInfo(league: League, played: PlayedGame, moment: GameMoment): JsonObject[] {
  const name = (id: number) => league.person(id)?.lastName ?? '';
  const pitchers = moment.lines.flatMap(({ personId, pitching }) =>
    pitching ? [{ name: name(personId), ...pitching }] : [],
  );
  const list = (write: (pitcher: (typeof pitchers)[number]) => string) => `${pitchers.map(write).join('; ')}.`;
  const { weather, officials } = played;
  const venue = league.venue(played.venueId)?.name ?? '';
  return [
    ...challengeInfo(league, played, moment),
    { label: 'Pitches-strikes', value: list((p) => `${p.name} ${p.pitches}-${p.strikes}`) },
    { label: 'Groundouts-flyouts', value: list((p) => `${p.name} ${p.groundOuts}-${p.flyOuts}`) },
    { label: 'Batters faced', value: list((p) => `${p.name} ${p.battersFaced}`) },
    { label: 'Umpires', value: officials.map(({ role, fullName }) => `${umpire[role]}: ${fullName}.`).join(' ') },
    { label: 'Weather', value: `${weather.temperature} degrees, ${weather.condition}.` },
    { label: 'Wind', value: `${weather.wind}.` },
    { label: 'Venue', value: `${venue}.` },
  ];
}

const callNames = { B: 'Ball', C: 'Strike' } as const;

function challengeInfo(league: League, { challenges }: PlayedGame, { at }: GameMoment): JsonObject[] {
  const texts = challenges
    .filter(({ endsAt }) => endsAt <= at)
    .map(({ playerId, originalCall, isOverturned }) => {
      const decision = isOverturned ? `Overturned to ${callNames[originalCall === 'B' ? 'C' : 'B']}` : 'Confirmed';
      return `${league.person(playerId)?.lastName ?? ''} (${callNames[originalCall]}-${decision})`;
    });
  return texts.length === 0 ? [] : [{ label: 'ABS Challenge', value: `${texts.join('; ')}.` }];
}

const umpire = { 'Home Plate': 'HP', 'First Base': '1B', 'Second Base': '2B', 'Third Base': '3B' } as const;

/** The batting notes of a team. */
function teamInfo(league: League, _played: PlayedGame, lines: readonly GameLine[]): JsonObject[] {
  const field = (label: string, count: (n: BattingLine) => number): JsonObject[] => {
    const named = lines.flatMap(({ personId, batting }) => {
      const amount = batting ? count(batting) : 0;
      const name = league.person(personId)?.lastName ?? '';
      return amount === 0 ? [] : [amount === 1 ? name : `${name} ${amount}`];
    });
    return named.length === 0 ? [] : [{ label, value: `${named.join('; ')}.` }];
  };
  const batting = [
    ...field('2B', (n) => n.doubles),
    ...field('3B', (n) => n.triples),
    ...field('HR', (n) => n.homeRuns),
    ...field('TB', totalBases),
    ...field('RBI', (n) => n.rbi),
    ...field('SF', (n) => n.sacFlies),
    ...field('GIDP', (n) => n.groundedIntoDoublePlay),
  ];
  const running = [...field('SB', (n) => n.stolenBases), ...field('CS', (n) => n.caughtStealing)];
  return [
    ...(batting.length > 0 ? [{ title: 'BATTING', fieldList: batting }] : []),
    ...(running.length > 0 ? [{ title: 'BASERUNNING', fieldList: running }] : []),
  ];
}

type Box = { league: League; played: PlayedGame; moment: GameMoment | null; now: number };

/** One player of the box score; `line` is undefined before the player has entered. */
function boxPlayer(box: Box, side: Side, id: number, line: GameLine | undefined): JsonObject {
  const { league, played, moment, now } = box;
  const person = league.person(id);
  const clubId = side === 'away' ? played.awayId : played.homeId;
  const announced = now >= played.lineupsAt && !moment ? slotBefore(box, side, id) : undefined;
  const positions = line?.positions ?? (announced ? [announced.position] : []);
  const order = line?.battingOrder ?? announced?.battingOrder;
  return {
    person: { ...personReference(league, id), boxscoreName: person?.lastName ?? '' },
    jerseyNumber: person?.number ?? '',
    position: positionBody(presentPosition(positions, order) ?? person?.position ?? 'P'),
    stats: gameStats(line),
    status: { code: 'A', description: 'Active' },
    parentTeamId: clubId,
    ...(order ? { battingOrder: order } : {}),
    seasonStats: seasonStats(box, id, line),
    gameStatus: {
      isCurrentBatter: moment?.batterId === id && now < played.endedAt,
      isCurrentPitcher: moment?.pitcherId === id && now < played.endedAt,
      isOnBench: line === undefined,
      isSubstitute: order !== undefined && order !== null && !order.endsWith('00'),
    },
    ...(positions.length > 0 ? { allPositions: positions.map(positionBody) } : {}),
  };
}

/** The current position; for a two-way player in the batting order, the position in the order. */
const presentPosition = (positions: readonly Position[], order: string | null | undefined): Position | undefined =>
  (order ? positions.findLast((position) => position !== 'P') : undefined) ?? positions.at(-1);

function slotBefore({ played }: Box, side: Side, id: number): { battingOrder: string; position: Position } | undefined {
  const { order } = played.starters[side];
  const slot = order.findIndex(({ personId }) => personId === id);
  const starter = order[slot];
  return starter ? { battingOrder: `${slot + 1}00`, position: starter.position } : undefined;
}

function gameStats(line: GameLine | undefined): JsonObject {
  if (!line) return { batting: {}, pitching: {}, fielding: {} };
  const { batting, pitching, note } = line;
  return {
    batting: batting ? { summary: battingSummary(batting), ...battingCounts({ ...batting, games: 1 }) } : {},
    pitching: pitching
      ? {
          summary: pitchingSummary(pitching),
          ...(note ? { note: `(${note})` } : {}),
          ...pitchingCounts({ ...pitching, games: 1 }),
        }
      : {},
    fielding: fieldingSum(line.fielding),
  };
}

/** The season statistics including this game. */
function seasonStats({ league, played, now }: Box, id: number, line: GameLine | undefined): JsonObject {
  const lines = readSeasonBefore({ league, now }, played).get(id) ?? [];
  const batting = addLines([...lines.map((season) => season.batting), line?.batting ?? null]);
  const pitching = addLines([...lines.map((season) => season.pitching), line?.pitching ?? null]);
  const fielding = addFielding([...lines.flatMap((season) => season.fielding), ...(line?.fielding ?? [])]);
  return {
    batting: batting ? battingStat(batting) : {},
    pitching: pitching ? pitchingStat(pitching) : {},
    fielding: fielding.length > 0 ? fieldingSum(fielding) : {},
  };
}
