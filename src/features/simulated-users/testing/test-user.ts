import type { UpcomingGame, SimulatedUser } from '../rules.ts';

/** A user for tests: follows the standings exactly, has no favorite club and is active every day. */
export function testUser(traits: Partial<SimulatedUser> = {}): SimulatedUser {
  return {
    username: 'reader',
    profilePic: '1',
    favoriteTeam: null,
    skill: 1,
    homeLean: 0.5,
    loyalty: 0,
    pickShare: 1,
    restShare: 0,
    joinsOnDay: 0,
    earliness: 0.5,
    ...traits,
  };
}

export function testGame(facts: Partial<UpcomingGame> = {}): UpcomingGame {
  return {
    gamePk: 1,
    officialDate: '2026-07-18',
    awayId: 110,
    homeId: 121,
    startsAt: Date.parse('2026-07-18T23:10:00Z'),
    ...facts,
  };
}

/** Returns `count` different games of one evening. */
export function testGames(count: number): UpcomingGame[] {
  return Array.from({ length: count }, (_, gamePk) => testGame({ gamePk }));
}
