import { expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import type { SportId } from '../model.ts';
import type { Play, PlayedGame } from '../played-game.ts';

const openingDay = '2026-04-01';
const league = createLeague({ seed: 'called-shot', openingDay });

function playedOn(sportId: SportId, days: number): PlayedGame[] {
  const dates = Array.from({ length: days }, (_, day) => addDays(openingDay, 9 + day));
  const games = dates.flatMap((date) => league.games(sportId, date));
  return games.flatMap((game) => league.play(game.gamePk) ?? []);
}

const games = [...playedOn(1, 12), ...playedOn(11, 9), ...playedOn(13, 4)];

type BaseState = (number | null)[];

/** Applies the movements of a play to the bases: for each event, all runners leave their bases before any arrives. */
function applyMoves(bases: BaseState, play: Play): void {
  for (const event of play.events) {
    if (event.kind === 'action' && event.eventType === 'runner_placed') bases[1] = event.playerId;
    const substitution = event.kind === 'action' ? event.substitution : null;
    if (substitution?.base) {
      expect(bases[substitution.base - 1]).toBe(substitution.replacedId);
      bases[substitution.base - 1] = substitution.playerId;
    }
    const moves = play.runners.filter((move) => move.eventIndex === event.index);
    for (const { start, personId } of moves) {
      if (start === null) continue;
      expect(bases[start - 1], play.description).toBe(personId);
      bases[start - 1] = null;
    }
    for (const { end, personId } of moves) {
      if (end === null || end === 4) continue;
      expect(bases[end - 1], play.description).toBeNull();
      bases[end - 1] = personId;
    }
  }
}

const isSameHalf = (one: Play | undefined, other: Play): boolean =>
  one?.inning === other.inning && one.isTop === other.isTop;

test('the movements of every play lead to its bases after the play', () => {
  expect(games.length).toBeGreaterThan(300);
  for (const { plays, gamePk } of games) {
    let bases: BaseState = [null, null, null];
    for (const play of plays) {
      if (!isSameHalf(plays[play.index - 1], play)) bases = [null, null, null];
      applyMoves(bases, play);
      expect(bases, `${gamePk}, play ${play.index}: ${play.description}`).toEqual([...play.basesAfter]);
    }
  }
});

test('a walk-off with runners on base has the movement of the winning run', () => {
  const ends = games.flatMap((game) => game.plays.at(-1) ?? []);
  const walkOffs = ends.filter((play) => play.outs < 3 && play.basesAfter.some((id) => id !== null));
  expect(walkOffs.length).toBeGreaterThan(5);
  for (const play of walkOffs)
    expect(
      play.runners.some((move) => move.end === 4),
      play.description,
    ).toBe(true);
});
