import { seededRandom } from '../../seeded-random.ts';
import type { GameEvent, GameLog, RunnerMove } from '../event.ts';
import type { Base, Bases, PitchResult, Side } from '../model.ts';
import { startOf, type Progress } from '../progress.ts';
import { step } from '../step.ts';
import { inventedHeader, inventedLog, idOf } from './invented-game.ts';
import { end, move, out, pitchOf, runners, start, type Untimed } from './play-script.ts';

type Table = { game: Progress; events: GameEvent[]; roll: () => number; substitutes: number };

const addEvents = (table: Table, ...untimed: Untimed[]): void => {
  for (const each of untimed) {
    const before = table.events.at(-1)?.at ?? inventedHeader.startsAt ?? 0;
    const event: GameEvent = { ...each, at: before + Math.floor(table.roll() * 30_000) };
    table.events.push(event);
    table.game = step(table.game, event, inventedHeader);
  }
};

const onBase = (bases: Bases): [number, Base][] => {
  const all: [number | null, Base][] = [
    [bases.third, 3],
    [bases.second, 2],
    [bases.first, 1],
  ];
  return all.flatMap(([runner, base]): [number, Base][] => (runner === null ? [] : [[runner, base]]));
};

const plus = (base: Base, bases: number): Base | 'home' => {
  const to = base + bases;
  return to === 2 || to === 3 ? to : 'home';
};

/** The batter and all runners advance by the same number of bases. */
const allAdvance = (game: Progress, batter: number, bases: 1 | 2 | 3 | 4): RunnerMove[] => [
  ...onBase(game.bases).map(([runner, base]) => move(runner, base, plus(base, bases))),
  move(batter, null, bases === 4 ? 'home' : bases),
];

type Result = [chance: number, event: string, moves: (game: Progress, batter: number) => RunnerMove[]];

const results: Result[] = [
  [0.22, 'Strikeout', (_, batter) => [out(batter, null)]],
  [0.25, 'Groundout', (_, batter) => [out(batter, null)]],
  [0.2, 'Flyout', (_, batter) => [out(batter, null)]],
  [0.15, 'Single', (game, batter) => allAdvance(game, batter, 1)],
  [0.05, 'Double', (game, batter) => allAdvance(game, batter, 2)],
  [0.01, 'Triple', (game, batter) => allAdvance(game, batter, 3)],
  [0.03, 'Home Run', (game, batter) => allAdvance(game, batter, 4)],
  [
    0.09,
    'Grounded Into DP',
    (game, batter) => [
      ...onBase(game.bases)
        .slice(-1)
        .map(([r, b]) => out(r, b)),
      out(batter, null),
    ],
  ],
];

const resultOf = (roll: number): Result => {
  let left = roll;
  return results.find(([chance]) => (left -= chance) < 0) ?? [0, 'Walk', (game, batter) => allAdvance(game, batter, 1)];
};

const sidesOf = ({ half }: Progress): { batting: Side; fielding: Side } =>
  half === 'top' ? { batting: 'away', fielding: 'home' } : { batting: 'home', fielding: 'away' };

const addRandomEvent = (table: Table): void => {
  const { game, roll } = table;
  const lead = onBase(game.bases)[0];
  const { batting, fielding } = sidesOf(game);
  const kind = roll();
  if (kind < 0.3) addEvents(table, { type: 'note', event: 'Mound Visit', text: 'Mound visit.' });
  else if (kind < 0.6 && lead) {
    addEvents(table, { type: 'note', event: 'Wild Pitch', text: 'Wild pitch, the lead runner moves up.' });
    addEvents(table, runners(move(lead[0], lead[1], plus(lead[1], 1))));
  } else if (kind < 0.7) addEvents(table, { type: 'error', playerId: null });
  else if (table.substitutes < 9) {
    const side = kind < 0.85 ? batting : fielding;
    const role = side === batting ? 'batter' : 'pitcher';
    table.substitutes += 1;
    const playerId = idOf(side, 10 + table.substitutes);
    const replacedId = role === 'batter' ? (game.current?.batterId ?? null) : null;
    const order = role === 'batter' ? game.lastBatted[side] : null;
    addEvents(table, {
      type: 'substitution',
      side,
      role,
      playerId,
      replacedId,
      order,
      position: role === 'batter' ? 'PH' : 'P',
    });
  }
};

const calls: PitchResult[] = ['ball', 'called', 'swinging', 'foul'];

const plateAppearance = (table: Table, index: number, inning: number, half: 'top' | 'bottom'): void => {
  const side = half === 'top' ? 'away' : 'home';
  const order = ((table.game.lastBatted[side] ?? 0) % 9) + 1;
  const batter = table.game.lineups[side].find((slot) => slot.order === order)?.playerId ?? 0;
  addEvents(table, start(index, inning, half, batter, table.game.pitchers[side === 'away' ? 'home' : 'away'] ?? 0));
  const pitches = 1 + Math.floor(table.roll() * 4);
  for (let number = 1; number <= pitches; number += 1) {
    if (table.roll() < 0.12) addRandomEvent(table);
    const result = calls[Math.floor(table.roll() * 4)] ?? 'other';
    const { balls, strikes } = table.game;
    const isBall = result === 'ball';
    const next = pitchOf(number, result, Math.min(3, balls + Number(isBall)), Math.min(2, strikes + Number(!isBall)));
    const figures = {
      startSpeed: 80 + Math.floor(table.roll() * 200) / 10,
      x: Math.floor(table.roll() * 400) / 100 - 2,
    };
    addEvents(table, { type: 'pitch', pitch: { ...next, ...figures } });
  }
  const [, event, movesOf] = resultOf(table.roll());
  const moves = movesOf(table.game, table.game.current?.batterId ?? batter).slice(0, 4);
  addEvents(table, runners(...moves), end(event, `The batter of number ${index}: ${event.toLowerCase()}.`, 0));
};

const isDecided = ({ inning, half, totals, outs }: Progress): boolean => {
  const { away, home } = totals;
  if (inning === null || inning < 9) return false;
  if (half === 'bottom') return home.runs > away.runs || (outs === 3 && home.runs !== away.runs);
  return outs === 3 && home.runs > away.runs;
};

/** A random game by the rules with at most `innings` innings. */
export function randomGame(seed: number, innings = 12): GameLog {
  const roll = seededRandom(seed);
  const begin: GameEvent = { type: 'status', status: inventedHeader.status, at: inventedHeader.startsAt ?? 0 };
  const header = inventedHeader;
  const table: Table = { game: step(startOf(header, [begin]), begin, header), events: [begin], roll, substitutes: 0 };
  let index = 0;
  for (let halfNumber = 0; halfNumber < innings * 2 && !isDecided(table.game); halfNumber += 1) {
    const inning = Math.floor(halfNumber / 2) + 1;
    const half = halfNumber % 2 === 0 ? 'top' : 'bottom';
    do {
      plateAppearance(table, index, inning, half);
      index += 1;
    } while (table.game.outs < 3 && !isDecided(table.game));
  }
  addEvents(table, { type: 'status', status: { ...header.status, phase: 'final', text: 'Final', detail: null } });
  return inventedLog(table.events);
}
