import { expect } from 'vitest';
import { skillBoardSchema } from '#features/leaderboard/contract.ts';
import type { League } from '#simulator/league.ts';
import { computeOutcome } from './expected-outcomes.ts';
import type { PlayedSeason } from './play-season.ts';
import type { SeasonPlayer } from './season-player.ts';

/** Which users were correct about a game of a day (YYYY-MM-DD), of those whose pick was graded. */
type Judged = { date: string; isCorrect: Map<SeasonPlayer, boolean> };

export function judgeGames(league: League, players: readonly SeasonPlayer[]): Judged[] {
  const games = new Map<number, Judged>();
  for (const player of players)
    for (const pick of player.acceptedPicks.values()) {
      const { state } = computeOutcome(league, pick);
      if (state === 'void') continue;
      const game = games.get(pick.gamePk) ?? { date: pick.date, isCorrect: new Map<SeasonPlayer, boolean>() };
      game.isCorrect.set(player, state === 'correct');
      games.set(pick.gamePk, game);
    }
  return [...games.values()];
}

/** Returns the picks of games that at least 20 others picked, and Σ(correct − share of the others who were) ÷ (n + 600). */
export function computeSkill(games: readonly Judged[], player: SeasonPlayer): { picks: number; skill: number } {
  const values = games.flatMap(({ isCorrect: judged }) => {
    const own = judged.get(player);
    const others = [...judged].filter(([other]) => other !== player);
    if (own === undefined || others.length < 20) return [];
    return [Number(own) - others.filter(([, isCorrect]) => isCorrect).length / others.length];
  });
  return { picks: values.length, skill: values.reduce((sum, value) => sum + value, 0) / (values.length + 600) };
}

/** Compares each user's skill with the one computed from the accepted picks and the league's own results. */
export async function expectCorrectSkill({ league, players }: PlayedSeason): Promise<void> {
  const games = judgeGames(league, players);
  let most = 0;
  for (const player of players) {
    const { own } = await player.read('/api/leaderboard/skill', skillBoardSchema);
    const { picks, skill } = computeSkill(games, player);
    expect(own?.picks ?? 0, player.username).toBe(picks);
    expect(own?.skill ?? 0, player.username).toBeCloseTo(skill, 4);
    most = Math.max(most, picks);
  }
  expect(most).toBeGreaterThan(0);
}
