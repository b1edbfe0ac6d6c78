import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startLeague } from '#tests/support/start-league.ts';
import { boards, official, statesAfterPlays } from './testing/official-game.ts';
import { toLiveFeed } from './live-feed.ts';
import type { LeagueProcess } from '#tests/support/start-league.ts';

let league: LeagueProcess;

beforeAll(async () => {
  league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '7', LEAGUE_NOW: '2031-07-11T23:30:00Z' });
}, 60_000);
afterAll(() => league.stop());

const ask = async (path: string): Promise<unknown> => (await fetch(new URL(path, league.url))).json();

const schedule = z.object({ dates: z.array(z.object({ games: z.array(z.object({ gamePk: z.number() })) })) });

/** Levels differ in how much they tell: MLB all, College little. */
test.each([1, 11, 22])(
  'the fold has the board and every play of simulated games at level %i as the league tells them',
  async (level) => {
    const { dates } = schedule.parse(await ask(`/api/v1/schedule?sportId=${level}&date=2031-07-11`));
    const games = dates.flatMap((date) => date.games).slice(-8);
    expect(games).not.toEqual([]);
    for (const { gamePk } of games) {
      const body = await ask(`/api/v1.1/game/${gamePk}/feed/live`);
      const { liveData } = official.parse(body);
      const { log } = toLiveFeed(body, gamePk);
      const board = boards(log, liveData);
      expect(board.folded, `the board of ${gamePk}`).toEqual(board.told);
      const states = statesAfterPlays(log, liveData);
      expect(states.folded, `the plays of ${gamePk}`).toEqual(states.told);
    }
  },
  60_000,
);
