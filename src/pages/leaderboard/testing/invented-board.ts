import type { LeaderboardPage, LeaderboardRow } from '#features/leaderboard/contract.ts';

export function boardRow(more: Partial<LeaderboardRow> = {}): LeaderboardRow {
  return {
    username: 'ann',
    profilePic: '1',
    totalScore: 12,
    longestStreak: 4,
    currentStreak: 2,
    totalGuessesCorrect: 7,
    totalGuessesIncorrect: 5,
    rank: 1,
    movement: 0,
    ...more,
  };
}

/** Four users, two of them tied: ranks 1, 2, 2, 4. */
export const fourUsers: LeaderboardRow[] = [
  boardRow({ username: 'southpaw.sabermetrician', totalScore: 41, rank: 1, movement: 2, currentStreak: 5 }),
  boardRow({ username: 'ann', totalScore: 30, rank: 2, movement: -1 }),
  boardRow({ username: 'bob', totalScore: 30, rank: 2, movement: 0, profilePic: '' }),
  boardRow({ username: 'cal', totalScore: 9, rank: 4, movement: null, currentStreak: 0 }),
];

export function boardPage(more: Partial<LeaderboardPage> = {}): LeaderboardPage {
  return {
    period: 'season',
    since: null,
    replayed: null,
    isCounting: false,
    total: 4,
    rows: fourUsers,
    previous: null,
    next: null,
    own: null,
    neighbors: [],
    lastWeek: null,
    ...more,
  };
}
