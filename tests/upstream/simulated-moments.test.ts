import { expect, test } from 'vitest';
import type { GameMoment } from '#rules/baseball/game/moments/game-moment.ts';
import { momentsOf, type GameReading } from '#rules/baseball/game/moments/moments-of.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { startControlledLeague } from '../support/league/start-controlled-league.ts';

const minute = 60_000;
const afterwards = Date.UTC(2026, 2, 30);
const { league, client, time } = await startControlledLeague({
  seed: 'live',
  openingDay: '2026-03-26',
  now: afterwards,
});
const games = league.games(1, '2026-03-28').flatMap(({ gamePk }) => league.play(gamePk) ?? []);

/** The moments of a game that is read in steps, from hours before its first pitch until it is over, as the leader reads it. */
async function follow({ gamePk, firstPitchAt, endedAt }: (typeof games)[number], step: number): Promise<GameMoment[]> {
  const found: GameMoment[] = [];
  const reader = createFeedReader(client, gamePk);
  let before: GameReading | null = null;
  for (let at = firstPitchAt - 300 * minute; at < endedAt + 10 * minute; at += step) {
    time.now = at;
    const { log } = await reader.read();
    const players = new Set(Object.keys(log.header.players).map(Number));
    const known = new Set(found.map(({ key }) => key));
    found.push(...momentsOf(before, { log, at }, { players, known }));
    before = { log, at };
  }
  return found;
}

test('a simulated game with extra innings has the same moments, each once, read often and rarely', async () => {
  const game = games[1] ?? expect.unreachable('no game');
  const keysOf = (moments: GameMoment[]) => moments.map(({ key }) => key).toSorted();
  const often = keysOf(await follow(game, 2 * minute));
  expect(new Set(often).size).toBe(often.length);
  expect(often.join(' ')).not.toContain('overturned');
  expect(keysOf(await follow(game, 4.5 * minute))).toEqual(often);
  for (const kind of ['firstPitch', 'final', 'lineup:home', 'run', 'extraInnings'])
    expect(often.join(' ')).toContain(`${game.gamePk}:${kind}`);
});
