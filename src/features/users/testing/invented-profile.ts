import type { User } from '#features/accounts/contract/session.ts';
import type { PickHistory } from '#features/picks/contract/picks.ts';
import type { UserProfile, StreakDay, PublicPick } from '../contract.ts';

const firstPitch = Date.parse('2026-07-17T23:10:00Z');

export function inventedDay(more: Partial<StreakDay> = {}): StreakDay {
  return {
    date: '2026-07-17',
    correct: 1,
    wrong: 1,
    void: 0,
    streak: 1,
    ...more,
  };
}

export function publicPick(more: Partial<PublicPick> = {}): PublicPick {
  return {
    gamePk: 1,
    officialDate: '2026-07-17',
    winnerId: 121,
    loserId: 144,
    winnerName: null,
    loserName: null,
    state: 'correct',
    startsAt: firstPitch,
    bases: 2,
    score: { picked: 5, other: 3 },
    ...more,
  };
}

/** Four correct and three wrong picks, a streak of two. */
export function inventedProfile(more: Partial<UserProfile> = {}): UserProfile {
  return {
    username: 'ann',
    profilePic: '7',
    totalScore: 7,
    longestStreak: 3,
    currentStreak: 2,
    totalGuessesCorrect: 4,
    totalGuessesIncorrect: 3,
    totalNumGuesses: 8,
    favorite_team: 121,
    usesConfidence: false,
    isSimulated: false,
    rank: 12,
    accuracy: { share: 4 / 7, low: 0.25, high: 0.84 },
    calendar: [
      inventedDay({ date: '2026-07-15', correct: 1, wrong: 0 }),
      inventedDay({ date: '2026-07-16' }),
      inventedDay(),
    ],
    picks: [publicPick(), publicPick({ gamePk: 2, state: 'wrong', winnerId: 147, loserId: 111, bases: 0 })],
    ...more,
  };
}

/** A user without picks. */
export function profileWithoutPicks(): UserProfile {
  return inventedProfile({
    totalScore: 0,
    longestStreak: 0,
    currentStreak: 0,
    totalGuessesCorrect: 0,
    totalGuessesIncorrect: 0,
    totalNumGuesses: 0,
    favorite_team: null,
    rank: null,
    accuracy: null,
    calendar: [],
    picks: [],
  });
}

export function userOf(profile: UserProfile): User {
  const { username, profilePic, favorite_team, totalScore, longestStreak, currentStreak } = profile;
  const { totalGuessesCorrect, totalGuessesIncorrect, totalNumGuesses } = profile;
  const numbers = { totalScore, longestStreak, currentStreak, totalGuessesCorrect, totalGuessesIncorrect };
  return {
    id: 7,
    username,
    profilePic,
    favorite_team,
    totalNumGuesses,
    usesConfidence: false,
    offer: null,
    ...numbers,
  };
}

/** One open pick, and one settled pick with its history. */
export function pickHistory(): PickHistory {
  return {
    picks: [
      {
        ...publicPick({
          gamePk: 3,
          state: 'open',
          winnerId: 137,
          loserId: 119,
          bases: null,
          score: null,
          officialDate: '2026-07-18',
          startsAt: firstPitch + 86_400_000,
        }),
        madeAt: firstPitch - 7_200_000,
        changedAt: firstPitch - 7_200_000,
        locksAt: firstPitch + 86_400_000 - 600_000,
        streakBefore: null,
        streakAfter: null,
        lastEvent: { at: firstPitch - 7_200_000, kind: 'made', text: 'Picked the Giants over the Dodgers' },
        history: [{ at: firstPitch - 7_200_000, kind: 'made', text: 'Picked the Giants over the Dodgers' }],
      },
      {
        ...publicPick(),
        madeAt: firstPitch - 7_200_000,
        changedAt: firstPitch - 3_600_000,
        locksAt: firstPitch - 600_000,
        streakBefore: 1,
        streakAfter: 2,
        lastEvent: {
          at: firstPitch + 10_000_000,
          kind: 'graded',
          text: 'Correct: a double, your streak goes from 1 to 2',
        },
        history: [
          { at: firstPitch - 7_200_000, kind: 'made', text: 'Picked the Braves over the Mets' },
          { at: firstPitch - 3_600_000, kind: 'changed', text: 'Changed to the Mets over the Braves' },
          { at: firstPitch - 600_000, kind: 'locked', text: 'Locked' },
          { at: firstPitch + 10_000_000, kind: 'graded', text: 'Correct: a double, your streak goes from 1 to 2' },
        ],
      },
    ],
    next: null,
  };
}
