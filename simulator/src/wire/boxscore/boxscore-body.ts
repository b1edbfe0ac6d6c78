import type { GameMoment, League } from '../../league.ts';
import type { BattingLine, GameLine, PitchingLine } from '../../lines.ts';
import type { Side, Position } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { personReference } from '../references.ts';
import { addLines } from '../stats/add-lines.ts';
import { battingCounts, battingStat } from '../stats/batting-stat.ts';
import { pitchingCounts, pitchingStat } from '../stats/pitching-stat.ts';
import { totalBases } from '../stats/plate-stat.ts';
import { gameRoster } from './game-people.ts';
import { readSeasonBefore } from './season-before.ts';

type Box = { league: League; played: PlayedGame; moment: GameMoment | null; now: number };

/** The box score at a moment; with `moment` null, only the announced lineups. */
export function boxscoreBody(league: League, played: PlayedGame, moment: GameMoment | null, now: number): JsonObject {
  const box = { league, played, moment, now };
  return {
    teams: { away: teamBox(box, 'away'), home: teamBox(box, 'home') },
    info: moment ? boxInfo(league, played, moment) : [],
  };
}

function teamBox(box: Box, side: Side): JsonObject {
  const { league, played, moment, now } = box;
  const clubId = side === 'away' ? played.awayId : played.homeId;
  const lines = (moment?.lines ?? []).filter((line) => line.clubId === clubId);
  const announced = now >= played.lineupsAt ? played.starters[side].order : [];
  const lineOf = (id: number) => lines.find(({ personId }) => personId === id);
  return {
    teamStats: countsOf({
      batting: addLines(lines.map(({ batting }) => batting)),
      pitching: addLines(lines.map(({ pitching }) => pitching)),
    }),
    players: Object.fromEntries(
      gameRoster(played, now)[side].map((id) => [`ID${id}`, boxPlayer(box, side, id, lineOf(id))]),
    ),
    pitchers: [...(moment?.pitchersUsed[side] ?? [])],
    battingOrder: (moment ? moment.orders[side] : announced).map(({ personId }) => personId),
    info: teamInfo(league, lines),
  };
}

function countsOf({ batting, pitching }: { batting: BattingLine | null; pitching: PitchingLine | null }) {
  return {
    batting: batting ? battingCounts({ ...batting, games: 1 }) : {},
    pitching: pitching ? pitchingCounts({ ...pitching, games: 1 }) : {},
  };
}

/** The notes under a box score, in the API's labels. */
function boxInfo(league: League, played: PlayedGame, moment: GameMoment): JsonObject[] {
  const pitchers = moment.lines.flatMap(({ personId, pitching }) =>
    pitching ? [{ name: league.person(personId)?.lastName ?? '', ...pitching }] : [],
  );
  const list = (write: (pitcher: (typeof pitchers)[number]) => string) => `${pitchers.map(write).join('; ')}.`;
  const { weather, officials } = played;
  const venue = league.venue(played.venueId)?.name ?? '';
  return [
    ...challengeInfo(league, played, moment),
    { label: 'Pitches-strikes', value: list((p) => `${p.name} ${p.pitches}-${p.strikes}`) },
    { label: 'Groundouts-flyouts', value: list((p) => `${p.name} ${p.groundOuts}-${p.flyOuts}`) },
    { label: 'Batters faced', value: list((p) => `${p.name} ${p.battersFaced}`) },
    { label: 'Umpires', value: officials.map((name, index) => `${stations[index]}: ${name}.`).join(' ') },
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

const stations = ['HP', '1B', '2B', '3B'];

/** The batting notes of a team. */
function teamInfo(league: League, lines: readonly GameLine[]): JsonObject[] {
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

/** One player of the box score; `line` is undefined before the player has entered. */
function boxPlayer(box: Box, side: Side, id: number, line: GameLine | undefined): JsonObject {
  const { league, played, moment, now } = box;
  const announced = now >= played.lineupsAt && !moment ? slotBefore(box, side, id) : undefined;
  const positions = line?.positions ?? (announced ? [announced.position] : []);
  const order = line?.battingOrder ?? announced?.battingOrder;
  const { batting, pitching } = countsOf(line ?? { batting: null, pitching: null });
  return {
    person: personReference(league, id),
    position: positionBody(presentPosition(positions, order) ?? league.person(id)?.position ?? 'P'),
    stats: { batting, pitching: line?.pitching && line.note ? { note: `(${line.note})`, ...pitching } : pitching },
    ...(order ? { battingOrder: order } : {}),
    seasonStats: seasonStats(box, id, line),
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

/** The season statistics including this game. */
function seasonStats({ league, played, now }: Box, id: number, line: GameLine | undefined): JsonObject {
  const lines = readSeasonBefore({ league, now }, played).get(id) ?? [];
  const batting = addLines([...lines.map((season) => season.batting), line?.batting ?? null]);
  const pitching = addLines([...lines.map((season) => season.pitching), line?.pitching ?? null]);
  return { batting: batting ? battingStat(batting) : {}, pitching: pitching ? pitchingStat(pitching) : {} };
}
