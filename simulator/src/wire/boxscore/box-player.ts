import type { GameMoment, League } from '../../league.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { GameLine } from '../../lines.ts';
import type { Position, Side } from '../../model.ts';
import { addFielding, addLines } from '../stats/add-lines.ts';
import { battingCounts, battingStat, battingSummary } from '../stats/batting-stat.ts';
import { fieldingSum } from '../stats/fielding-stat.ts';
import type { JsonObject } from '../json.ts';
import { pitchingCounts, pitchingStat, pitchingSummary } from '../stats/pitching-stat.ts';
import { positionBody } from '../people/position-body.ts';
import { personReference } from '../references.ts';
import { readSeasonBefore } from './season-before.ts';

export type Box = { league: League; played: PlayedGame; moment: GameMoment | null; now: number };

/** One player of the box score; `line` is undefined before the player has entered. */
export function boxPlayer(box: Box, side: Side, id: number, line: GameLine | undefined): JsonObject {
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
