import type { User } from '#features/accounts/contract/session.ts';
import type { GamesDay } from '#features/games/contract.ts';
import type { League } from '#features/league/contract.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';

/** Invented game cards for tests. */
export const noon = Date.UTC(2026, 6, 18, 16, 0);

export function minutes(count: number): number {
  return count * 60_000;
}

const team = (id: number, shortName: string): GameCard['teams']['home'] => ({
  id,
  name: `Springfield ${shortName}`,
  shortName,
  abbreviation: shortName.slice(0, 3).toUpperCase(),
  record: { wins: 50, losses: 40 },
  score: null,
  probablePitcher: null,
});

export const scheduled = inventedStatus('open', { text: 'Scheduled' });
const inProgress = inventedStatus('live', { text: 'In Progress' });
export const finished = inventedStatus('final', { text: 'Final' });
export const postponed = inventedStatus('void', { text: 'Postponed: Rain', detail: 'postponed', reason: 'Rain' });
export const suspended = inventedStatus('held', { text: 'Suspended: Rain', reason: 'Rain' });

export function card(changes: Partial<GameCard> = {}): GameCard {
  return inventedCard({
    startsAt: noon,
    status: scheduled,
    venue: { id: 1, name: 'Foundry Park', timeZone: 'America/Chicago' },
    teams: { away: team(144, 'Braves'), home: team(121, 'Mets') },
    ...changes,
  });
}

export function scored(game: GameCard, away: number, home: number): GameCard {
  const { teams } = game;
  return { ...game, teams: { away: { ...teams.away, score: away }, home: { ...teams.home, score: home } } };
}

export function liveCard(changes: Partial<GameCard> = {}): GameCard {
  const situation = { inning: 7, inningState: 'Bottom' as const, balls: 2, strikes: 1, outs: 1 };
  const bases = { first: 11, second: null, third: 12 };
  const people = { batter: { id: 13, name: 'Teo Okafor' }, pitcher: { id: 14, name: 'Mark Whitlock' } };
  return scored(card({ status: inProgress, ...situation, bases, ...people, ...changes }), 3, 5);
}

export const league: League = {
  kind: 'simulated',
  notice: 'Every player here is invented.',
  copyright: 'Invented data.',
  simulatedFans: 60,
  now: noon - minutes(60),
  speed: 1,
  today: '2026-07-18',
};

export function dayOf(games: GameCard[], changes: Partial<GamesDay> = {}): GamesDay {
  return { date: '2026-07-18', level: 1, games, freshness: { asOf: league.now, isStale: false }, ...changes };
}

export const inventedUser: User = {
  id: 7,
  username: 'KnuckleballKarolina',
  favorite_team: 121,
  profilePic: '3',
  totalScore: 12,
  longestStreak: 5,
  currentStreak: 2,
  totalGuessesCorrect: 8,
  totalGuessesIncorrect: 4,
  totalNumGuesses: 13,
  usesConfidence: false,
  offer: null,
};
