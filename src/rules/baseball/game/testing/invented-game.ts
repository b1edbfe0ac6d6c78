import type { GameEvent, GameHeader, GameLog, GamePlayer } from '../event.ts';
import type { LineupSlot, Side, Team } from '../model.ts';
import { scheduledStatus } from '../progress.ts';

const positions = ['CF', 'SS', '1B', 'DH', 'RF', '3B', 'LF', 'C', '2B'];

/** Batters are 101 to 109 and 201 to 209 in batting order, pitchers 110 and 210, bench players 111 to 119 and 211 to 219. */
export function idOf(side: Side, number: number): number {
  return (side === 'away' ? 100 : 200) + number;
}

const player = (side: Side, number: number): GamePlayer => ({
  id: idOf(side, number),
  name: `${side === 'away' ? 'Ada' : 'Hal'} Player-${number}`,
  batSide: number % 3 === 0 ? 'L' : 'R',
  pitchHand: number % 2 === 0 ? 'R' : 'L',
  position: positions[number - 1] ?? 'P',
  zoneTop: 3.4,
  zoneBottom: 1.6,
});

const lineup = (side: Side): LineupSlot[] =>
  positions.map((position, place) => ({ order: place + 1, playerId: idOf(side, place + 1), position }));

const team = (id: number, shortName: string): Team => ({
  id,
  name: `Invented ${shortName}`,
  shortName,
  abbreviation: shortName.slice(0, 3).toUpperCase(),
  record: { wins: 40, losses: 30 },
});

const numbers = Array.from({ length: 19 }, (_, place) => place + 1);
const everyone = [...numbers.map((n) => player('away', n)), ...numbers.map((n) => player('home', n))];

/** An invented game before its first pitch: Ospreys at Herons. */
export const inventedHeader: GameHeader = {
  gamePk: 1,
  season: '2031',
  officialDate: '2031-06-01',
  startsAt: 1_938_200_000_000,
  status: { ...scheduledStatus, phase: 'live', text: 'In Progress', detail: null },
  scheduledInnings: 9,
  noPicksReason: null,
  series: null,
  doubleHeaderGame: null,
  teams: { away: team(9001, 'Ospreys'), home: team(9002, 'Herons') },
  venue: { id: 1, name: 'Invented Park', timeZone: 'America/Chicago' },
  weather: { condition: 'Clear', temperature: 71, wind: '6 mph, Out To LF' },
  probablePitchers: { away: { id: 110, name: 'Ada Player-10' }, home: { id: 210, name: 'Hal Player-10' } },
  decisions: null,
  noHitter: null,
  remaining: {
    away: { challenges: 2, replays: 1, moundVisits: 4 },
    home: { challenges: 2, replays: 1, moundVisits: 4 },
  },
  players: Object.fromEntries(everyone.map((each) => [each.id, each])),
  lineups: { away: lineup('away'), home: lineup('home') },
  startingPitchers: { away: 110, home: 210 },
};

export function inventedLog(events: GameEvent[], header: Partial<GameHeader> = {}): GameLog {
  return { header: { ...inventedHeader, ...header }, events };
}
