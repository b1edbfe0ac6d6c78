import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import { gameAt } from '../game/game-at.ts';
import type { ScheduledGame } from '../model.ts';
import { recordingsFolder } from '../testing/recordings.ts';
import { minute } from './planned-game.ts';
import { earliestChangeAt } from './status-changes.ts';
import { statusOf } from './status-codes.ts';

const openingDay = '2026-03-26';
const league = createLeague({ seed: 'status', openingDay });
const season = Array.from({ length: 140 }, (_, day) => league.games(1, addDays(openingDay, day))).flat();
const codes = (game: ScheduledGame) => league.statusChanges(game.gamePk).map((change) => change.code);

function firstWith(matches: (game: ScheduledGame) => boolean): ScheduledGame {
  const game = season.find(matches);
  if (!game) throw new Error('the season has no such game');
  return game;
}

describe('the statuses of a game', () => {
  test('are sorted by time and end with Final', () => {
    for (const game of season.slice(0, 60)) {
      const changes = league.statusChanges(game.gamePk);
      for (const [index, change] of changes.entries())
        expect(change.at).toBeGreaterThanOrEqual(changes[index - 1]?.at ?? Number.NEGATIVE_INFINITY);
      expect(['F', 'FR', 'RN']).toContain(changes.at(-1)?.code);
    }
  });

  test('are Scheduled until the earliest possible change', () => {
    const games = season.filter(({ listings }, place) => place < 60 || listings[0]?.fate !== 'played');
    for (const game of games) {
      const [, change] = league.statusChanges(game.gamePk);
      expect(change?.at).toBeGreaterThanOrEqual(earliestChangeAt(game));
    }
    expect(new Set(games.map(({ listings }) => listings[0]?.fate)).size).toBeGreaterThan(3);
  });

  test('go from Scheduled through Warmup, 25 minutes before, to the last out', () => {
    const game = firstWith((one) => one.listings.length === 1 && codes(one).length === 6);
    expect(codes(game)).toEqual(['S', 'P', 'PW', 'I', 'O', 'F']);
    const startsAt = game.listings[0]?.startsAt ?? 0;
    expect(league.status(game.gamePk, startsAt - 25 * minute)).toMatchObject({
      abstractGameState: 'Live',
      detailedState: 'Warmup',
    });
    expect(league.status(game.gamePk, startsAt - 26 * minute)).toMatchObject({
      abstractGameState: 'Preview',
      detailedState: 'Pre-Game',
    });
  });

  test('change to Postponed at the announcement and to In Progress on the day of the make-up game', () => {
    const game = firstWith((one) => one.listings[0]?.fate === 'postponed' && one.listings[0].reason === 'Rain');
    const [postponed, madeUp] = game.listings;
    expect(league.status(game.gamePk, postponed?.fateAt ?? 0)).toMatchObject({
      detailedState: 'Postponed: Rain',
      abstractGameState: 'Final',
      reason: 'Rain',
    });
    expect(league.status(game.gamePk, (madeUp?.startsAt ?? 0) + 60 * minute).detailedState).toBe('In Progress');
    expect(league.games(1, postponed?.officialDate ?? '')).toContain(game);
    expect(league.games(1, madeUp?.officialDate ?? '')).toContain(game);
  });

  test('do not change while a game is suspended, and neither does the game', () => {
    const game = firstWith((one) => one.listings[0]?.fate === 'suspended');
    const [stopped, resumed] = game.listings;
    const during = (stopped?.fateAt ?? 0) + 60 * minute;
    expect(league.status(game.gamePk, during).detailedState).toMatch(/^Suspended: /);
    const played = league.play(game.gamePk);
    if (!played) throw new Error('a suspended game is played');
    const stateAt = (at: number) => ({ ...gameAt(played, at), at: null });
    expect(stateAt(during)).toEqual(stateAt((resumed?.startsAt ?? 0) - minute));
    expect(gameAt(played, during).completed).toBeLessThan(played.plays.length);
    expect(played.endedAt).toBeGreaterThan(resumed?.startsAt ?? 0);
  });

  test('include a rain delay during a game, without pitches', () => {
    const game = firstWith((one) => codes(one).includes('IR') && one.listings.length === 1);
    const changes = league.statusChanges(game.gamePk);
    const from = changes.findIndex((change) => change.code === 'IR');
    const [start, end] = [changes[from]?.at ?? 0, changes[from + 1]?.at ?? 0];
    expect(end - start).toBeGreaterThan(20 * minute);
    const pitches = league.play(game.gamePk)?.plays.flatMap((play) => play.events.map((event) => event.at)) ?? [];
    expect(pitches.filter((at) => at > start && at < end)).toEqual([]);
  });

  test('include a delayed start', () =>
    expect(codes(firstWith((one) => codes(one).includes('PR') && codes(one).includes('F')))).toEqual([
      'S',
      'P',
      'PR',
      'PW',
      'I',
      'O',
      'F',
    ]));

  test('show a game shortened by rain after it was official and a club led', () => {
    const short = season.filter((game) => codes(game).includes('FR'));
    expect(short.length).toBeGreaterThan(0);
    expect(short.length / season.length).toBeLessThan(0.01);
    for (const { gamePk } of short) {
      const played = league.play(gamePk);
      const last = played?.plays.at(-1);
      expect(last?.inning).toBeGreaterThanOrEqual(5);
      expect(last?.inning).toBeLessThan(9);
      expect(last?.outs).toBe(3);
      expect(last?.awayScore).not.toBe(last?.homeScore);
      if (last?.isTop) expect(last.homeScore).toBeGreaterThan(last.awayScore);
      expect(league.status(gamePk, (played?.endedAt ?? 0) + 10 * minute)).toMatchObject({
        abstractGameState: 'Final',
        statusCode: 'FR',
        reason: 'Rain',
      });
    }
  });

  test('include ties only in spring training', () => {
    const spring = Array.from({ length: 27 }, (_, day) => league.games(1, addDays(openingDay, day - 30))).flat();
    const ties = spring.filter((game) => codes(game).includes('FT'));
    expect(ties.length).toBeGreaterThan(0);
    expect(ties.length / spring.length).toBeLessThan(0.15);
    expect(season.some((game) => codes(game).includes('FT'))).toBe(false);
  });
});

const usedCodes = 'S P PW PR I IR II MA MF NA NF O F OR FR OT FT DR DI DG CR TR TI TG RN'.split(' ');
const recording = join(recordingsFolder, 'meta/gameStatus.json');

test.skipIf(!existsSync(recording)).each(usedCodes)(
  'the status with code %s has the texts of the recorded list of statuses',
  (code) => {
    const recorded: { statusCode: string }[] = JSON.parse(readFileSync(recording, 'utf8'));
    const { reason: _, ...texts } = statusOf(code, null);
    expect(recorded.find(({ statusCode }) => statusCode === code)).toMatchObject(texts);
  },
);
