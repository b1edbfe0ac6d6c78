import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import type { PlayedGame } from '../played-game.ts';
import { gameAt } from './game-at.ts';

const openingDay = '2026-03-26';
const settings = { seed: 'games', openingDay };
const league = createLeague(settings);

function playedOf(sportId: 1 | 11 | 22, days: number): PlayedGame[] {
  const dates = Array.from({ length: days }, (_, day) => addDays(openingDay, 20 + day));
  return dates.flatMap((date) => league.games(sportId, date).flatMap((game) => league.play(game.gamePk) ?? []));
}

const games = [...playedOf(1, 4), ...playedOf(11, 1), ...playedOf(22, 5)].filter((game) => !game.isForfeit);

/** The plays of each half-inning. */
const halvesOf = ({ plays }: PlayedGame) => [
  ...Map.groupBy(plays, ({ inning, isTop }) => `${inning} ${isTop}`).values(),
];

const inEveryGame = (title: string, check: (game: PlayedGame) => void) =>
  test(title, () => {
    for (const game of games) check(game);
  });

describe('simulated games', () => {
  test('are the same bytes for the same seed, in any order of simulation', () => {
    const hash = (played: PlayedGame | undefined) => createHash('sha256').update(JSON.stringify(played)).digest('hex');
    const pks = league.games(1, '2026-05-02').map((game) => game.gamePk);
    const forwards = pks.map((gamePk) => hash(league.play(gamePk)));
    const other = createLeague(settings);
    const backwards = pks.toReversed().map((gamePk) => hash(other.play(gamePk)));
    expect(backwards.toReversed()).toEqual(forwards);
    expect(hash(createLeague({ ...settings, seed: 'another' }).play(pks[0] ?? 0))).not.toBe(forwards[0]);
  });

  inEveryGame('have three outs in each half-inning except a final one with a winning run', (game) => {
    for (const plays of halvesOf(game)) {
      const last = plays.at(-1) ?? expect.unreachable('a half-inning without plays');
      const isWinning =
        last === game.plays.at(-1) && !last.isTop && last.inning >= 9 && last.homeScore > last.awayScore;
      if (!isWinning) expect(last.outs, `inning ${last.inning}`).toBe(3);
      const outs = plays.flatMap((play) => play.runners.filter((move) => move.isOut));
      expect(outs.map((move) => move.outNumber)).toEqual(outs.map((_move, index) => index + 1));
    }
  });

  inEveryGame('have consistent runs in the line score, totals and player statistics', (game) => {
    const last = game.plays.at(-1);
    expect([last?.awayScore, last?.homeScore]).toEqual([game.totals.away.runs, game.totals.home.runs]);
    const scored = game.plays.flatMap((play) => play.runners.filter((move) => move.end === 4)).length;
    expect(scored).toBe(game.totals.away.runs + game.totals.home.runs);
    const total = (read: (line: PlayedGame['lines'][number]) => number) =>
      game.lines.reduce((all, line) => all + read(line), 0);
    expect(total((line) => line.batting?.runs ?? 0)).toBe(scored);
    expect(total((line) => line.pitching?.runs ?? 0)).toBe(scored);
    expect(total((line) => line.pitching?.earnedRuns ?? 0)).toBeLessThanOrEqual(scored);
    expect(total((line) => line.batting?.rbi ?? 0)).toBeLessThanOrEqual(scored);
  });

  inEveryGame('have every runner score, make an out or be left on base', (game) => {
    for (const plays of halvesOf(game)) {
      const moves = plays.flatMap((play) => play.runners);
      const reached = new Set(moves.filter((move) => move.start === null && !move.isOut).map((move) => move.personId))
        .size;
      const batterTurns = moves.filter((move) => move.start === null).length;
      const outs = moves.filter((move) => move.isOut).length;
      const runs = moves.filter((move) => move.end === 4).length;
      const left = plays.at(-1)?.basesAfter.filter((id) => id !== null).length ?? 0;
      const placed = plays[0]?.events.some((event) => event.kind === 'action' && event.eventType === 'runner_placed')
        ? 1
        : 0;
      expect(batterTurns + placed).toBe(outs + runs + left);
      expect(reached).toBeLessThanOrEqual(batterTurns);
    }
  });

  inEveryGame('never let a replaced player return', (game) => {
    const gone = new Set<number>();
    for (const event of game.plays.flatMap((play) => play.events)) {
      if (event.kind !== 'action' || !event.substitution) continue;
      const { playerId, replacedId, type } = event.substitution;
      if (type !== 'defensiveSwitch') expect(gone.has(playerId)).toBe(false);
      // A two-way player can remain the designated hitter after pitching.
      if (
        replacedId !== null &&
        !game.starters.away.order
          .concat(game.starters.home.order)
          .some((slot) => slot.personId === replacedId && slot.position === 'DH')
      )
        gone.add(replacedId);
    }
  });

  inEveryGame('have nine fielders and nine batters at any time', (game) => {
    for (const at of [0.2, 0.5, 0.8, 0.97]) {
      const moment = gameAt(game, game.firstPitchAt + (game.endedAt - game.firstPitchAt) * at);
      expect(Object.keys(moment.defense).toSorted()).toEqual(['1B', '2B', '3B', 'C', 'CF', 'LF', 'P', 'RF', 'SS']);
      expect(new Set(Object.values(moment.defense)).size).toBe(9);
      for (const side of ['away', 'home'] as const)
        expect(new Set(moment.orders[side].map((slot) => slot.personId)).size).toBe(9);
    }
  });

  inEveryGame('have the final statistics at their end', (game) => {
    const end = gameAt(game, game.endedAt);
    expect([end.totals, end.lines]).toEqual([game.totals, game.lines]);
    const scores = halvesOf(game).flatMap((plays) => (plays[0]?.isTop ? (plays.at(-1)?.awayScore ?? 0) : []));
    expect(end.linescore.map((line) => line.away?.runs)).toEqual(
      scores.map((score, index) => score - (scores[index - 1] ?? 0)),
    );
    expect(end.completed).toBe(game.plays.length);
  });

  inEveryGame('have times in ascending order', (game) => {
    const times = game.plays.flatMap((play) => [play.startedAt, ...play.events.map((event) => event.at), play.endedAt]);
    for (const [index, time] of times.entries()) expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
  });

  test('count balls and strikes by the rules', () => {
    for (const play of games.flatMap((game) => game.plays)) {
      // an intentional walk is one event with four balls
      const pitches = play.events.flatMap((event) =>
        event.kind === 'pitch' || (event.kind === 'noPitch' && event.call !== 'V') ? [event] : [],
      );
      let [balls, strikes] = [0, 0];
      for (const pitch of pitches) {
        if (pitch.isBall && pitch.call !== 'H') balls++;
        if (pitch.isStrike && !(pitch.call === 'F' && strikes === 2)) strikes++;
        if (play.eventType !== 'catcher_interf') expect([pitch.balls, pitch.strikes]).toEqual([balls, strikes]);
      }
      expect(balls).toBeLessThanOrEqual(4);
      expect(strikes).toBeLessThanOrEqual(3);
    }
  });
});
